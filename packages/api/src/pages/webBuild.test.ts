import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeTestWebBuild } from "../testing/testWebBuild.ts";
import { readWebBuild } from "./webBuild.ts";

const written = writeTestWebBuild();
const other = writeTestWebBuild();
afterAll(() => {
  written.remove();
  other.remove();
});

describe("which page lives at an address", () => {
  const build = readWebBuild(written.folder);
  it.each([
    ["/login", "login"],
    ["/LOGIN", "login"],
    ["/Login/", "login"],
    ["/erreur", "error"],
    ["/notfound", "not-found"],
    ["/", "app"],
    ["/accueil", "app"],
    ["/Client/Contrats/", "app"],
    ["/client/questionnaire-client/1", "app"],
    ["/client/questionnaire-client/abc-é", "app"],
    ["/client/questionnaire-client/1/", "app"],
    ["", null],
    ["/login//", null],
    ["/login/x", null],
    ["/client", null],
    ["/client/questionnaire-client", null],
    ["/client/questionnaire-client/", null],
    ["/client/questionnaire-client/1/2", null],
    ["/accueilx", null],
    ["/x/accueil", null],
    ["/constructor", null],
    ["/__proto__", null],
    ["/accueil\n", null],
  ])("%j: %s", (path, name) => {
    expect(build?.find(path)?.name ?? null).toBe(name);
  });

  it("is given in the asked language, the app's own in one", () => {
    expect(build?.find("/login")?.html("fr")).toContain("<title>login fr</title>");
    expect(build?.find("/login")?.html("en")).toContain("<title>login en</title>");
    expect(build?.page("error-plain").html("en")).toContain("<title>error-plain en</title>");
    expect(build?.find("/")?.html("en")).toBe(build?.find("/")?.html("fr"));
  });
});

describe("a web build", () => {
  beforeAll(() => writeFileSync(join(other.folder, "pages.json"), '{"public":'));

  it("a web build that was never made, or half made, is none", () => {
    expect(readWebBuild(join(written.folder, "nowhere"))).toBeNull();
    expect(readWebBuild(other.folder)).toBeNull();
  });

  it("is read once, at the start", () => {
    const fresh = writeTestWebBuild();
    const build = readWebBuild(fresh.folder);
    rmSync(join(fresh.folder, "pages"), { recursive: true });
    expect(build?.find("/login")?.html("fr")).toContain("<title>login fr</title>");
    fresh.remove();
  });
});
