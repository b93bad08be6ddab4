import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import { claim } from "@ribambelle/domain/moderation/moderation.agency.api";
import { getMyNotifications } from "@ribambelle/domain/notifications/notification.api";
import { saveMyRenewalDraft } from "@ribambelle/domain/renewals/renewal.api";
import { getMyToDos } from "@ribambelle/domain/toDos/toDo.api";
import { onTestFinished } from "vitest";

/** One call that the page made, as the server would have seen it. */
export interface SeenCall {
  readonly method: string;
  /** The path after the API's base, and its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly credentials: RequestCredentials;
  /** JSON, or the fields of a form; a file of a form is a File. */
  readonly body: unknown;
}

let calls: readonly SeenCall[] = [];
let messages: string[] = [];
let where: (() => string) | undefined;

/** Follows what the page asks and sends, and what its snackbar says, until the test ends. */
export function followCalls(seen: readonly SeenCall[]): void {
  calls = seen;
  messages = [];
  const look = () => {
    const text = document.querySelector(".screen-only [data-kind] p")?.textContent;
    if (text && !messages.includes(text)) messages.push(text);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => {
    watch.disconnect();
    calls = [];
    messages = [];
  });
}

/** Follows where the app is, until the test ends. */
export function followAddress(address: () => string): void {
  where = address;
  onTestFinished(() => {
    where = undefined;
  });
}

// The frame of every page reads these, when it has time for it.
const ofTheFrame: readonly string[] = [getMyNotifications.path, getMyToDos.path, getDesk.path];
// What a page keeps by itself once somebody pauses: how slow the machine is makes a pause.
const byItself: readonly string[] = [saveMyRenewalDraft.path];
// What it says again every half minute.
const byTheClock: readonly string[] = [claim.path];

const random = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const written = (body: unknown) =>
  JSON.stringify(body, (_, value) =>
    value instanceof File ? `file ${value.name}, ${value.type}, ${value.size} bytes` : value,
  ).replaceAll(random, "random");

const addressOf = ({ path, query }: SeenCall) => [path, query].filter(String).join("?");

function sentLine(call: SeenCall): string {
  const { method, headers, body } = call;
  const parts = [method, addressOf(call), headers.get("if-match"), body === null ? "" : written(body)];
  return parts.filter(Boolean).join(" ");
}

const isFirst = (call: SeenCall, at: number, all: readonly SeenCall[]) =>
  !byTheClock.includes(call.path) || all.findIndex((other) => sentLine(other) === sentLine(call)) === at;

function callLines(): string[] {
  const asked = calls.filter(({ method, path }) => method === "GET" && !ofTheFrame.includes(path));
  const read = [...new Set(asked.map((call) => `read ${decodeURIComponent(addressOf(call))}`))].sort();
  const sent = calls.filter(({ method, path }) => method !== "GET" && !byItself.includes(path));
  return [...read, ...sent.filter(isFirst).map(sentLine)];
}

function focusLine(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "focus nowhere";
  const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const label = (element as HTMLInputElement).labels?.[0]?.textContent;
  const said = (label ?? name).replaceAll(/\s+/g, " ").trim().slice(0, 60).trim();
  return `focus on ${element.tagName.toLowerCase()} ${said}`.trim();
}

/** Gives what is true besides what is shown: where the app is, what has the focus, what was said, read and sent. */
export const aftermath = (): string[] => [
  ...(where ? [`at ${decodeURIComponent(where())}`, `titled ${document.title}`] : []),
  focusLine(),
  ...messages.map((text) => `said ${text}`),
  ...callLines(),
];
