import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stopNavigations } from "../../testing/navigations.ts";
import { __vitePreload } from "./loadPart.ts";
import { isGone, isMissingFile, missingFile, reloadOnceFor } from "./missingFile.ts";

const network = window.fetch;
beforeEach(() => {
  Object.assign(document.documentElement.dataset, { files: "version", styled: "10" });
});
afterEach(() => {
  window.fetch = network;
  for (const name of ["files", "styled"]) delete document.documentElement.dataset[name];
});

/** Answers as the portal does that has the files of this version; gives what is asked for. */
function serveFiles(): string[] {
  const asked: string[] = [];
  window.fetch = async (input) => {
    asked.push(String(input));
    return new Response("");
  };
  return asked;
}

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
  window.fetch = without;
  const failed = await __vitePreload(run, [11]).catch((error: unknown) => error);
  expect([isMissingFile(failed), runs()]).toEqual([true, 0]);
  expect(serveFiles()).toEqual([]);
  expect(await __vitePreload(run, [11])).toBe("the part");
});

test("a script that an upgrade took away is as missing as one without network (ERR-18)", async () => {
  window.fetch = async () => new Response("", { status: 404 });
  const { run, runs } = aPart();
  const failed = await __vitePreload(run, [12]).catch((error: unknown) => error);
  expect([isMissingFile(failed), runs()]).toEqual([true, 0]);
});

test("a part that fails once its script is here names the file that its browser names, else its own (ERR-18)", async () => {
  serveFiles();
  const failing = async (words: string) => {
    const run = () => Promise.reject(new TypeError(words));
    const failed = await __vitePreload(run, [13]).catch((error: unknown) => error);
    return failed instanceof Error && isMissingFile(failed) ? failed.message : null;
  };
  expect(await failing("error loading https://portal.example/assets/part-1_a.js?x")).toBe(
    missingFile("/assets/part-1_a.js", null).message,
  );
  expect(await failing("module script failed")).toBe(missingFile("/assets/13-version.js", null).message);
});

test("a part that misses several files is the same error, whichever fails first (ERR-18)", async () => {
  const failing = async (first: string) => {
    window.fetch = async (input) => {
      await new Promise((end) => setTimeout(end, String(input).includes(first) ? 0 : 20));
      return new Response("", { status: 404 });
    };
    const failed = await __vitePreload(aPart().run, [21, 22]).catch((error: unknown) => error);
    return isMissingFile(failed) && [failed.message, isGone(failed)];
  };
  const { message } = missingFile("/assets/22-version.js", null);
  expect([await failing("/21-"), await failing("/22-")]).toEqual([
    [message, true],
    [message, true],
  ]);
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
  serveFiles();
  for (const _ of ["once", "again"]) {
    const failed = await __vitePreload(run, [4]).catch((error: unknown) => error);
    expect([isMissingFile(failed), runs()]).toEqual([true, 0]);
    expect(document.querySelector('link[href="/assets/4-version.css"]')).toBeNull();
  }
});

test("a file is fetched once for all the parts that need it", async () => {
  const asked = serveFiles();
  await Promise.all([__vitePreload(aPart().run, [15]), __vitePreload(aPart().run, [15])]);
  await __vitePreload(aPart().run, [15]);
  expect(asked).toEqual(["/assets/15-version.js"]);
});

test("styles that a drawn page holds in one file are not fetched again (DRAWN-01)", async () => {
  const held = document.createElement("link");
  held.dataset.holds = "/assets/6-version.css /assets/7-version.css";
  document.head.append(held);
  serveFiles();
  const { run, runs } = aPart();
  await __vitePreload(run, [6, 7]);
  expect([runs(), document.querySelector('link[href="/assets/6-version.css"]')]).toEqual([1, null]);
  held.remove();
});
