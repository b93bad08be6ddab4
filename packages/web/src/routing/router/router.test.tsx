import { createMemoryHistory, type RouterHistory } from "@tanstack/history";
import { QueryClient } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { kept } from "../../client/kept/storage.ts";
import { page as declarePage } from "../page.ts";
import { inOneWay, parsed } from "./address.ts";
import { browserHistory } from "./browserHistory.ts";
import { useGiven, useLocation, useParams } from "./hooks.ts";
import { Link } from "./Link.tsx";
import { Outlet, RouterView, useRouter } from "./RouterView.tsx";
import { finderOf, Redirect, type Route, type Stage } from "./route.ts";
import { Router } from "./router.ts";

const failure = ({ error }: { error: unknown }) => <p role="alert">{String(error)}</p>;
const pageOf = (heading: string, height = 0, more: ComponentType | null = null): ComponentType => {
  const More = more;
  return () => (
    <div style={{ minHeight: height }}>
      <h1>{heading}</h1>
      {More && <More />}
    </div>
  );
};
const routeOf = (path: string, rest: Partial<Route> = {}): Route => ({
  path,
  fetch: async () => pageOf(path),
  failure,
  ...rest,
});
const lost: Stage = { fetch: async () => pageOf("Nulle part"), failure };
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

function open(
  address: string,
  routes: readonly Route[],
  history: RouterHistory = createMemoryHistory({ initialEntries: [address] }),
) {
  const router = new Router(routes, lost, new QueryClient(), history);
  const where = () => router.latest.href;
  const shown = render(<RouterView router={router} pending={() => <p>Attente</p>} failure={failure} />);
  onTestFinished(() => window.scrollTo(0, 0));
  return { router, where, shown };
}

/** A component that comes when it is told to. */
function late(heading: string) {
  let come = () => {};
  let miss = () => {};
  const fetch = vi.fn(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        come = () => resolve(pageOf(heading));
        miss = () => reject(new Error("Il manque."));
      }),
  );
  return { fetch, come: () => come(), miss: () => miss() };
}

test("a page is shown once it has read what it asks for, and its failure where that does not come", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fails = async () => Promise.reject(new Error("Rien ne vient."));
  const { router, where } = open("/un", [
    routeOf("/un"),
    routeOf("/deux", { load: () => promise }),
    routeOf("/trois", { load: fails }),
  ]);
  await expect.element(heading("/un")).toBeVisible();
  void router.navigate({ href: "/deux" });
  await expect.poll(where).toBe("/deux");
  await expect.element(heading("/deux")).not.toBeInTheDocument();
  resolve();
  await expect.element(heading("/deux")).toBeVisible();
  void router.navigate({ href: "/trois" });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Error: Rien ne vient.");
});

test("what a page keeps stays with each tab of what its address names, and goes with that", async () => {
  const counter: ComponentType = () => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  const component = async () => counter;
  const title = { fr: "A", en: "A" };
  const declared = declarePage("/a/$id/$tab", { title, tabs: ["tab", ["notes", "letters"]], component });
  const { router } = open("/a/7/notes", [routeOf(declared.path, { fetch: component, page: declared })]);
  const button = page.getByRole("button");
  await button.click();
  await expect.element(button).toHaveTextContent("1");
  await router.navigate({ href: "/a/7/letters" });
  await expect.element(button).toHaveTextContent("1");
  await router.navigate({ href: "/a/8/letters" });
  await expect.element(button).toHaveTextContent("0");
});

describe("the path", () => {
  const find = finderOf(["/b/$id", "/b/neuf", "/b/$id/$part", "/c/$"].map((path) => routeOf(path)));

  test.each([
    ["/b/neuf", "/b/neuf", {}],
    ["/B/Neuf/", "/b/neuf", {}],
    ["/b/7", "/b/$id", { id: "7" }],
    ["/b/a%20b/", "/b/$id", { id: "a b" }],
    ["/b/%E0%A4%A", "/b/$id", { id: "%E0%A4%A" }],
    ["/b/7/droits", "/b/$id/$part", { id: "7", part: "droits" }],
    ["/c", "/c/$", {}],
    ["/c/d/e", "/c/$", {}],
  ])("%s is that of %s", (path, expected, params) => {
    const found = find(path);
    expect(found?.route.path).toBe(expected);
    expect(found?.params).toEqual(params);
  });

  test.each([
    ["/B/Neuf/", "/b/neuf"],
    ["/B/a%20B", "/b/a%20B"],
    ["/b/%E0%A4%A", "/b/%E0%A4%A"],
    ["/C/D", "/C/D"],
  ])("%s is declared as %s", (path, declared) => {
    expect(find(path)?.path).toBe(declared);
  });

  test("a path in capitals leads to the one that its page declares, which the links to it know as open", async () => {
    const linked: ComponentType = () => <Link href="/un">Lien</Link>;
    const { where } = open("/UN/?x=A#B", [routeOf("/un", { fetch: async () => pageOf("Un", 0, linked) })]);
    await expect.element(page.getByRole("link", { name: "Lien" })).toHaveAttribute("aria-current", "page");
    expect(where()).toBe("/un?x=A#B");
  });

  test.each(["/b", "/b/7/droits/x", "/d", "/x/b/7", "/cd"])("%s is that of nothing", (path) => {
    expect(find(path)).toBeNull();
  });

  test.each([
    ["/a/", {}, "/a"],
    ["/", {}, "/"],
    ["/a?x=1&x=2#ici", {}, "/a?x=1,2#ici"],
    ["/a?x=1&y=2", { x: undefined, z: "3" }, "/a?y=2&z=3"],
  ])("%s of which %j is understood is written %s", (address, understood, expected) => {
    expect(inOneWay(parsed(address), understood)).toBe(expected);
  });
});

describe("the next page", () => {
  test("is waited for beside the one before, which stays", async () => {
    const { fetch, come } = late("Deuxième");
    const { router } = open("/un", [routeOf("/un"), routeOf("/deux", { fetch })]);
    await expect.element(heading("/un")).toBeVisible();
    const going = router.navigate({ href: "/deux" });
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    await expect.element(heading("/un")).toBeVisible();
    come();
    await going;
    await expect.element(heading("Deuxième")).toBeVisible();
  });

  test("never shows once somebody has gone on before it came", async () => {
    const { fetch, come } = late("Deuxième");
    const { router, where } = open("/un", [routeOf("/un"), routeOf("/deux", { fetch }), routeOf("/trois")]);
    await expect.element(heading("/un")).toBeVisible();
    const first = router.navigate({ href: "/deux" });
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    await router.navigate({ href: "/trois" });
    await expect.element(heading("/trois")).toBeVisible();
    come();
    await first;
    await expect.element(heading("/trois")).toBeVisible();
    expect(where()).toBe("/trois");
  });

  test("says in its place, inside its frame, why it did not come, and is asked for again", async () => {
    const { fetch, miss, come } = late("Deuxième");
    const frame: Stage = {
      fetch: async () => () => (
        <main>
          <Outlet />
        </main>
      ),
      failure,
    };
    const { router } = open("/deux", [routeOf("/deux", { fetch, within: frame })]);
    await expect.element(page.getByText("Attente")).toBeVisible();
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    miss();
    await expect.element(page.getByRole("main").getByRole("alert")).toHaveTextContent("Error: Il manque.");
    const again = router.load();
    await expect.poll(() => fetch.mock.calls.length).toBe(2);
    come();
    await again;
    await expect.element(page.getByRole("main").getByRole("heading")).toHaveTextContent("Deuxième");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("waits for nothing where it is a step inside the one that is open", async () => {
    const Step: ComponentType = () => <p>Étape {useLocation().search.etape ?? "1"}</p>;
    const load = vi.fn(async () => {});
    const { router } = open("/un", [routeOf("/un", { fetch: async () => pageOf("Un", 0, Step), load })]);
    await expect.element(page.getByText("Étape 1")).toBeVisible();
    void router.navigate({ href: "/un?etape=2" });
    await expect.element(page.getByText("Étape 2")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("does not draw again, for a step inside it, what asks around it who was let in and where", async () => {
    const drawn = vi.fn();
    const Framed: ComponentType = () => {
      drawn(useGiven().target, useParams().id);
      return <Outlet />;
    };
    const Said: ComponentType = () => <p>{useLocation().href}</p>;
    const frame: Stage = { enter: () => ({ target: "là" }), fetch: async () => Framed, failure };
    const { router } = open("/un/7", [
      routeOf("/un/$id", { within: frame, fetch: async () => pageOf("Un", 0, Said) }),
    ]);
    await expect.element(heading("Un")).toBeVisible();
    drawn.mockClear();
    await router.navigate({ href: "/un/7?x=1" });
    await expect.element(page.getByText("/un/7?x=1")).toBeVisible();
    expect(drawn).not.toHaveBeenCalled();
    await router.navigate({ href: "/un/8" });
    await expect.element(page.getByText("/un/8")).toBeVisible();
    expect(drawn.mock.lastCall).toEqual(["là", "8"]);
  });

  test("follows one that failed while it was drawn", async () => {
    const broken = () => {
      throw new Error("Cassée.");
    };
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => quiet.mockRestore());
    const { router } = open("/un", [routeOf("/un", { fetch: async () => broken }), routeOf("/deux")]);
    await expect.element(page.getByRole("alert")).toHaveTextContent("Error: Cassée.");
    await router.navigate({ href: "/deux" });
    await expect.element(heading("/deux")).toBeVisible();
  });

  test("is nowhere at an address of no page, whose words the address keeps", async () => {
    const { router, where } = open("/un", [routeOf("/un")]);
    await router.navigate({ href: "/ailleurs?x=1" });
    await expect.element(heading("Nulle part")).toBeVisible();
    expect(where()).toBe("/ailleurs?x=1");
  });
});

describe("whoever lets people in", () => {
  test("is asked from the outermost stage on, and each hears what those before found out", async () => {
    const heard: unknown[] = [];
    const frame: Stage = {
      enter: async () => ({ target: "là" }),
      fetch: async () => Outlet,
      failure,
    };
    const enter: Route["enter"] = ({ given, params, search }) => {
      heard.push([given, params, search]);
      return undefined;
    };
    open("/un/7?x=1", [routeOf("/un/$id", { within: frame, enter })]);
    await expect.element(heading("/un/$id")).toBeVisible();
    expect(heard).toEqual([[{ target: "là" }, { id: "7" }, { x: "1" }]]);
  });

  test("leads elsewhere in place of the address that was asked for", async () => {
    const fetch = vi.fn(async () => pageOf("Jamais"));
    const enter = () => {
      throw new Redirect("/deux");
    };
    const { router, where } = open("/un", [
      routeOf("/un"),
      routeOf("/ferme", { enter, fetch }),
      routeOf("/deux"),
    ]);
    await expect.element(heading("/un")).toBeVisible();
    await router.navigate({ href: "/ferme" });
    await expect.element(heading("/deux")).toBeVisible();
    expect(where()).toBe("/deux");
    expect(fetch).not.toHaveBeenCalled();
    router.history.back();
    await expect.element(heading("/un")).toBeVisible();
  });

  test("says why it failed in place of all that stands inside", async () => {
    const enter = async () => {
      throw new Error("Pas de réponse.");
    };
    const frame: Stage = { enter, fetch: async () => Outlet, failure };
    open("/un", [routeOf("/un", { within: frame })]);
    await expect.element(page.getByRole("alert")).toHaveTextContent("Error: Pas de réponse.");
    await expect.element(heading("/un")).not.toBeInTheDocument();
  });
});

test("an arrival is heard by what comes with the page, and is none where the path stays (A11Y-02)", async () => {
  const heard: string[] = [];
  const Hearing: ComponentType = () => {
    const router = useRouter();
    useEffect(
      () =>
        router.onArrival(({ isFirst, pathChanged }) => {
          heard.push(`${isFirst} ${pathChanged}`);
        }),
      [router],
    );
    return null;
  };
  const fetch = async () => pageOf("Deux", 0, Hearing);
  const { router } = open("/un", [routeOf("/un"), routeOf("/deux", { fetch })]);
  await expect.element(heading("/un")).toBeVisible();
  await router.navigate({ href: "/deux" });
  await expect.poll(() => heard).toEqual(["false true"]);
  await router.navigate({ href: "/deux?x=1" });
  await expect.poll(() => heard).toEqual(["false true", "false false"]);
});

describe("the place on a page", () => {
  const tall = (path: string) => routeOf(path, { fetch: async () => pageOf(path, 5000) });

  test("is the top of the next one, and where it was left after Back", async () => {
    const { router } = open("/un", [tall("/un"), tall("/deux")]);
    await expect.element(heading("/un")).toBeVisible();
    window.scrollTo(0, 700);
    await expect.poll(() => window.scrollY).toBe(700);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await router.navigate({ href: "/deux" });
    await expect.poll(() => window.scrollY).toBe(0);
    router.history.back();
    await expect.element(heading("/un")).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(700);
    // For a reload, or for Back from another site.
    window.dispatchEvent(new Event("pagehide"));
    expect(Object.values(JSON.parse(kept("places", "session") ?? "{}"))).toContain(700);
  });

  test("stays where somebody has read on before the script of a drawn page came", async () => {
    const { body } = document;
    body.style.minHeight = "5000px";
    onTestFinished(() => void body.style.removeProperty("min-height"));
    window.scrollTo(0, 700);
    await expect.poll(() => window.scrollY).toBe(700);
    const { router } = open("/un", [tall("/un"), tall("/deux")]);
    await expect.element(heading("/un")).toBeInTheDocument();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(window.scrollY).toBe(700);
    await router.navigate({ href: "/deux" });
    await expect.poll(() => window.scrollY).toBe(0);
  });

  const Parts: ComponentType = () => (
    <>
      <a href="#partie">Partie</a>
      <p id="partie" style={{ marginTop: 2000 }}>
        La partie
      </p>
    </>
  );
  const inParts = (path: string) => routeOf(path, { fetch: async () => pageOf(path, 5000, Parts) });

  /** A page of a part that was left at 300 is loaded anew, and scrolled to a place before its script runs. */
  async function loadAgain(scrolledTo: (part: number) => number) {
    const history = createMemoryHistory({ initialEntries: ["/un#partie"] });
    const { shown } = open("/un#partie", [inParts("/un")], history);
    await expect.poll(() => window.scrollY).toBeGreaterThan(1500);
    const part = window.scrollY;
    window.scrollTo(0, 300);
    await expect.poll(() => window.scrollY).toBe(300);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    window.dispatchEvent(new Event("pagehide"));
    await (await shown).rerender(null);
    const { body } = document;
    body.style.minHeight = "6000px";
    onTestFinished(() => void body.style.removeProperty("min-height"));
    window.scrollTo(0, scrolledTo(part));
    open("/un#partie", [inParts("/un")], history);
    await expect.element(heading("/un")).toBeInTheDocument();
  }

  test("is come back to after a reload, where the browser has led to a part of the page meanwhile", async () => {
    // What a drawn page holds: the browser goes to the part before any script runs.
    await loadAgain((part) => part);
    await expect.poll(() => window.scrollY).toBe(300);
  });

  test("stays after a reload where somebody has left the part that the address names before the script came", async () => {
    await loadAgain(() => 700);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(window.scrollY).toBe(700);
  });

  test("is come back to on an entry that the browser itself made, for a link to a part of the page", async () => {
    const { href } = window.location;
    onTestFinished(() => window.history.replaceState(null, "", href));
    open(href, [inParts("/$")], browserHistory());
    await expect.element(heading("/$")).toBeVisible();
    (page.getByRole("link", { name: "Partie" }).element() as HTMLElement).click();
    await expect.poll(() => window.scrollY).toBeGreaterThan(1500);
    window.scrollTo(0, 300);
    await expect.poll(() => window.scrollY).toBe(300);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    window.history.back();
    await expect.poll(() => window.scrollY).toBe(0);
    window.history.forward();
    await expect.poll(() => window.scrollY).toBe(300);
  });

  test("is come back to once the lines that make the page so long are there, unless somebody goes elsewhere", async () => {
    let grow = () => {};
    const Growing: ComponentType = () => {
      const [height, setHeight] = useState(0);
      grow = () => setHeight(5000);
      return <div style={{ minHeight: height }} />;
    };
    const growing = routeOf("/un", { fetch: async () => pageOf("Un", 0, Growing) });
    const { router } = open("/un", [growing, routeOf("/deux")]);
    await expect.element(heading("Un")).toBeInTheDocument();
    const comeBack = async () => {
      grow();
      await expect.poll(() => document.body.scrollHeight).toBeGreaterThan(4000);
      window.scrollTo(0, 700);
      await expect.poll(() => window.scrollY).toBe(700);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await router.navigate({ href: "/deux" });
      await expect.element(heading("/deux")).toBeVisible();
      router.history.back();
      await expect.element(heading("Un")).toBeInTheDocument();
      expect(window.scrollY).toBe(0);
      await import("./reachPlace.ts");
    };
    await comeBack();
    grow();
    await expect.poll(() => window.scrollY).toBe(700);
    await comeBack();
    dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    grow();
    await expect.poll(() => document.body.scrollHeight).toBeGreaterThan(4000);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(window.scrollY).toBe(0);
  });

  test("stays with a step inside it", async () => {
    const { router, where } = open("/un", [tall("/un")]);
    await expect.element(heading("/un")).toBeVisible();
    window.scrollTo(0, 700);
    await expect.poll(() => window.scrollY).toBe(700);
    await router.navigate({ href: "/un?etape=2", resetScroll: false });
    expect(where()).toBe("/un?etape=2");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(window.scrollY).toBe(700);
  });
});

describe("a link", () => {
  const linksOf: ComponentType = () => (
    <>
      <Link href="/deux?x=1">Deux</Link>
      <Link href="/un">Un</Link>
      <Link href="/un?x=1">Un avec x</Link>
    </>
  );
  const links = routeOf("/un", { fetch: async () => pageOf("Un", 0, linksOf) });

  test("opens in place, and says which of them is open", async () => {
    const { where } = open("/un", [links, routeOf("/deux")]);
    await expect
      .element(page.getByRole("link", { name: "Un", exact: true }))
      .toHaveAttribute("aria-current", "page");
    expect(page.getByRole("link", { name: "Un avec x" }).element().ariaCurrent).toBeNull();
    await page.getByRole("link", { name: "Deux" }).click();
    await expect.element(heading("/deux")).toBeVisible();
    expect(where()).toBe("/deux?x=1");
  });

  test("leaves to the browser a click with a key that opens a tab", async () => {
    const { where } = open("/un", [links, routeOf("/deux")]);
    const link = page.getByRole("link", { name: "Deux" });
    await expect.element(link).toBeVisible();
    const stopped: boolean[] = [];
    const look = (event: MouseEvent) => {
      stopped.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener("click", look);
    onTestFinished(() => removeEventListener("click", look));
    link.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(stopped).toEqual([false]);
    expect(where()).toBe("/un");
  });

  test("fetches its page where it is pointed at or has the focus, not where it is passed over", async () => {
    const fetch = vi.fn(async () => pageOf("Deux"));
    open("/un", [links, routeOf("/deux", { fetch })]);
    const link = page.getByRole("link", { name: "Deux" });
    await expect.element(link).toBeVisible();
    link.element().dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    link.element().dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.keyboard("{Tab}");
    await expect.element(link).toHaveFocus();
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
  });
});
