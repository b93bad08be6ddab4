import type { RouterHistory } from "@tanstack/history";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { drawnRequest } from "../../client/drawnRequest.ts";
import type { AddressState } from "../addressState.ts";
import { type Address, addressOf, inOneWay, parsed } from "./address.ts";
import { browserHistory } from "./browserHistory.ts";
import { keepPlaces } from "./places.ts";
import {
  componentOf,
  type Found,
  finderOf,
  type Given,
  Redirect,
  type Route,
  type Stage,
  stagesOf,
  type Visit,
} from "./route.ts";
import { type Aim, type How, hrefOf, type Path } from "./target.ts";

/** A stage whose component has come. */
export interface ShownStage {
  readonly stage: Stage;
  readonly Component: ComponentType;
}

/** The page that was reached: the same object while steps are made inside it. */
export interface Reached {
  readonly pathname: string;
  /** Null where no page is at the address. */
  readonly route: Route | null;
  readonly params: Readonly<Record<string, string>>;
  readonly given: Given;
}

/** What the app shows at an address. */
export interface Shown {
  readonly address: Address;
  readonly search: AddressState;
  readonly reached: Reached;
  readonly stages: readonly ShownStage[];
  /** The stage that could not be entered or fetched, and why. */
  readonly failure: { readonly stage: Stage; readonly error: unknown } | null;
}

/** That another page has come on the screen. */
export interface Arrival {
  /** True for the first page of all. */
  readonly isFirst: boolean;
  readonly pathChanged: boolean;
}

/**
 * Follows the address: lets the visitor in, fetches the page and begins to read what it shows, and shows it once its script has
 * come; the page before stays until then.
 */
export class Router {
  /** What is on the screen; null before the first page. */
  shown: Shown | null = null;
  /** Where the visitor is led instead, where nobody follows: on the server. */
  redirect: Redirect | null = null;
  /** False where a link that is pointed at fetches nothing. */
  preloads = true;
  readonly history: RouterHistory;
  readonly #lost: Stage;
  readonly #queries: QueryClient;
  readonly #find: (pathname: string) => Found | null;
  readonly #listeners = new Set<() => void>();
  readonly #arrivals = new Set<(arrival: Arrival) => void>();
  #turn = 0;
  #settle: (() => void)[] = [];
  #resetsScroll = true;
  #rendered: Shown | null = null;
  readonly #goToPlace = drawnRequest() ? null : keepPlaces();

  /** Shows `lost` where no route is. Without a history it follows the address of the window. */
  constructor(routes: readonly Route[], lost: Stage, queries: QueryClient, history?: RouterHistory) {
    this.#lost = lost;
    this.#queries = queries;
    this.#find = finderOf(routes);
    this.history = history ?? browserHistory();
  }

  /** The address that the person asked for last. */
  get latest(): Address {
    return addressOf(this.history.location);
  }

  /** Gives the route of a path; null where there is none. */
  routeAt(pathname: string): Route | null {
    return this.#find(pathname)?.route ?? null;
  }

  /** Follows the history until what it gives is called, and shows the first page. */
  start(): () => void {
    const stop = this.history.subscribe(({ action }) => {
      // Back and Forward lead to the place that was left.
      if (action.type !== "PUSH" && action.type !== "REPLACE") this.#resetsScroll = true;
      void this.load();
    });
    if (this.#turn === 0) void this.load();
    return stop;
  }

  /** Calls the listener whenever something else is to be shown, until what it gives is called. */
  onShown = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls the listener whenever another page has come on the screen, until what it gives is called. */
  onArrival(listener: (arrival: Arrival) => void): () => void {
    this.#arrivals.add(listener);
    return () => this.#arrivals.delete(listener);
  }

  /** Leads a page that is drawn, and not painted yet, to its place. */
  goToPlace({ address }: Shown): void {
    this.#goToPlace?.(address, this.#resetsScroll);
    this.#resetsScroll = true;
  }

  /** Takes that this is on the screen now, and all that came with it listens. */
  arrived(shown: Shown): void {
    const before = this.#rendered;
    this.#rendered = shown;
    const pathChanged = before?.address.pathname !== shown.address.pathname;
    for (const listener of this.#arrivals) listener({ isFirst: before === null, pathChanged });
  }

  /** Goes to a page; resolves once it is shown. */
  navigate = <const At extends Path | ".">(aim: Aim<At> & How): Promise<void> =>
    this.#go("href" in aim ? aim.href : hrefOf(aim, this.latest), aim);

  async #go(wanted: string, { replace = false, resetScroll = true, state = {}, ignoreBlocker = false }: How) {
    const href = this.#inOneWay(parsed(wanted));
    this.#resetsScroll = resetScroll;
    const { location, subscribers } = this.history;
    if (location.href === href && !location.state.isStep === !state.isStep) return this.load();
    const settled = new Promise<void>((resolve) => this.#settle.push(resolve));
    this.history[replace ? "replace" : "push"](href, state, { ignoreBlocker });
    if (subscribers.size === 0) void this.load();
    return settled;
  }

  /** Shows what is at the address, anew where it is shown already; resolves once it is, or where something newer is. */
  async load(): Promise<void> {
    const { latest } = this;
    const isFirst = this.#turn === 0;
    this.#turn += 1;
    const turn = this.#turn;
    const step = this.#stepTo(latest);
    if (step) return this.#show(step);
    const settled = new Promise<void>((resolve) => this.#settle.push(resolve));
    // Whoever navigates writes it in one way; the first address is as somebody wrote it.
    const href = isFirst ? this.#inOneWay(latest) : latest.href;
    const next = latest.href === href ? await this.#prepare(latest) : new Redirect(href);
    if (turn !== this.#turn) return settled;
    if (next instanceof Redirect) return this.#follow(next);
    this.#show(next);
  }

  // A step inside the page that is shown: it answers at once, reads what it needs by itself, and whoever types on loses no letter.
  #stepTo(address: Address): Shown | null {
    const { shown } = this;
    if (!shown?.reached.route || shown.failure || shown.address.pathname !== address.pathname) return null;
    return { ...shown, address, search: this.#searchAt(address) };
  }

  #show(shown: Shown) {
    this.shown = shown;
    for (const listener of this.#listeners) listener();
    for (const settle of this.#settle.splice(0)) settle();
  }

  #follow(redirect: Redirect): Promise<void> | void {
    if (drawnRequest()) this.redirect = redirect;
    else if (redirect.isLeaving) window.location.replace(redirect.href);
    else return this.#go(redirect.href, { replace: true, ignoreBlocker: true });
  }

  /** Fetches what a link leads to, before it is followed. */
  async preload(href: string): Promise<void> {
    const address = parsed(href);
    if (!this.preloads || this.routeAt(address.pathname)?.page?.isNoted) return;
    await this.#prepare(address);
  }

  /** Fetches the script of the first page, for which its guard need not be waited for. */
  fetchFirst(): void {
    const route = this.routeAt(this.latest.pathname);
    for (const stage of route ? stagesOf(route) : []) void componentOf(stage);
  }

  #inOneWay = (address: Address) =>
    inOneWay(address, this.#understoodAt(address), this.#find(address.pathname)?.path);

  #searchAt = (address: Address) => ({ ...address.search, ...this.#understoodAt(address) });

  #understoodAt({ pathname, search }: Address): AddressState {
    return this.routeAt(pathname)?.page?.search?.(search) ?? {};
  }

  async #prepare(address: Address): Promise<Shown | Redirect> {
    const { route = null, params = {} } = this.#find(address.pathname) ?? {};
    const innermost = route ?? this.#lost;
    const queries = this.#queries;
    const visit = { queries, address, params, search: this.#searchAt(address) };
    const entered = await enter(stagesOf(innermost), visit);
    if (entered instanceof Redirect) return entered;
    const { given, coming } = entered;
    const reading = entered.failure ? undefined : route?.load?.({ ...visit, given });
    const [read, ...components] = await Promise.allSettled([reading, ...coming.map(componentOf)]);
    const missing = components.findIndex(({ status }) => status === "rejected");
    const here = missing < 0 ? coming : coming.slice(0, missing);
    const stages = here.map((stage, at) => ({ stage, Component: componentIn(components[at]) }));
    const failed = components[missing] ?? read;
    const failure =
      failed.status === "rejected"
        ? { stage: coming[missing] ?? innermost, error: failed.reason }
        : entered.failure;
    const reached = { pathname: address.pathname, route, params, given };
    return { address, search: visit.search, reached, stages, failure };
  }
}

function componentIn<Value>(settled: PromiseSettledResult<Value> | undefined): Value {
  if (settled?.status !== "fulfilled") throw new Error("A component is missing.");
  return settled.value;
}

interface Entered {
  readonly given: Given;
  /** The stages that are to be shown. */
  readonly coming: readonly Stage[];
  readonly failure: Shown["failure"];
}

/** Lets the visitor in, from the outermost stage on. */
async function enter(stages: readonly Stage[], visit: Omit<Visit, "given">): Promise<Entered | Redirect> {
  let given = {} as Given;
  for (const [at, stage] of stages.entries()) {
    try {
      given = { ...given, ...(await stage.enter?.({ ...visit, given })) };
    } catch (error) {
      return error instanceof Redirect
        ? error
        : { given, coming: stages.slice(0, at), failure: { stage, error } };
    }
  }
  return { given, coming: stages, failure: null };
}
