import { afterEach, expect, test, vi } from "vitest";
import { stopNavigations } from "../../testing/navigations.ts";
import { __vitePreload } from "./loadPart.ts";
import { isMissingFile, missingFile, reloadOnceFor } from "./missingFile.ts";

const network = window.fetch;
afterEach(() => {
  window.fetch = network;
});

const without = async (): Promise<never> => {
  throw new TypeError("Failed to fetch");
};

/** A part of the app that notes how often it was run. */
function aPart() {
  let runs = 0;
  const run = async () => {
    runs += 1;
    return "the part";
  };
  return { run, runs: () => runs };
}

test("a part is not run before its script is here, and comes when it is asked for again (ERR-OP4)", async () => {
  const { run, runs } = aPart();
  const files = ["src/client/kept/storage.ts"];
  window.fetch = without;
  const failed = await __vitePreload(run, files).catch((error: unknown) => error);
  expect([isMissingFile(failed), runs()]).toEqual([true, 0]);
  window.fetch = network;
  expect(await __vitePreload(run, files)).toBe("the part");
});

test("a script that an upgrade took away is as missing as one without network (ERR-18)", async () => {
  window.fetch = async () => new Response("", { status: 404 });
  const { run, runs } = aPart();
  const failed = await __vitePreload(run, ["src/client/nowhere.ts"]).catch((error: unknown) => error);
  expect([isMissingFile(failed), runs()]).toEqual([true, 0]);
});

test("a part that fails once its script is here names the file that its browser names, else its own (ERR-18)", async () => {
  const files = ["src/client/loading/nextTask.ts"];
  const failing = async (words: string) => {
    const run = () => Promise.reject(new TypeError(words));
    const failed = await __vitePreload(run, files).catch((error: unknown) => error);
    return failed instanceof Error && isMissingFile(failed) ? failed.message : null;
  };
  expect(await failing("error loading https://portal.example/assets/part-1_a.js?x")).toBe(
    missingFile("/assets/part-1_a.js", null).message,
  );
  expect(await failing("module script failed")).toBe(missingFile(files[0] ?? "", null).message);
});

test("the page is loaded anew once for each missing file, never without a network nor where nothing can be kept (ERR-18, ERR-OP4)", () => {
  const left = stopNavigations();
  sessionStorage.clear();
  const [one, other, third] = ["/assets/a.js", "/assets/b.js", "/assets/c.js"].map((file) =>
    missingFile(file, null),
  ) as [Error, Error, Error];
  expect([reloadOnceFor(one), reloadOnceFor(one), reloadOnceFor(other)]).toEqual([true, false, true]);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(reloadOnceFor(third)).toBe(false);
  online.mockReturnValue(true);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(reloadOnceFor(third)).toBe(false);
  expect(left).toHaveLength(2);
  sessionStorage.clear();
});

test("a part does not show without its styles, which are asked for again too (ERR-OP4)", async () => {
  const { run, runs } = aPart();
  const files = ["assets/never-there.css"];
  for (const _ of ["once", "again"]) {
    const failed = await __vitePreload(run, files).catch((error: unknown) => error);
    expect([isMissingFile(failed), runs()]).toEqual([true, 0]);
    expect(document.querySelector(`link[href="/${files[0]}"]`)).toBeNull();
  }
});

test("a file is fetched once for all the parts that need it", async () => {
  const asked: string[] = [];
  window.fetch = async (input) => {
    asked.push(String(input));
    return network(input);
  };
  const files = ["src/client/loading/whenIdle.ts"];
  await Promise.all([__vitePreload(aPart().run, files), __vitePreload(aPart().run, files)]);
  await __vitePreload(aPart().run, files);
  expect(asked).toEqual(["/src/client/loading/whenIdle.ts"]);
});

test("styles that a drawn page holds in one file are not fetched again (DRAWN-01)", async () => {
  const held = document.createElement("link");
  held.dataset.holds = "/assets/one.css /assets/other.css";
  document.head.append(held);
  const { run, runs } = aPart();
  await __vitePreload(run, ["assets/one.css", "assets/other.css"]);
  expect([runs(), document.querySelector('link[href="/assets/one.css"]')]).toEqual([1, null]);
  held.remove();
});
