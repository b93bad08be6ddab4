import { afterEach, expect, test } from "vitest";
import { __vitePreload } from "./loadPart.ts";
import { isMissingFile } from "./missingFile.ts";

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
