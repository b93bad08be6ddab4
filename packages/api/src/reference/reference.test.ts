import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { readWire } from "@ribambelle/domain/kernel/wire";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";
import type { OpenApiDocument } from "./openapi.ts";

let portal: TestApp;
const json: Record<string, OpenApiDocument> = {};
const html: Record<string, string> = {};
beforeAll(async () => {
  portal = await buildTestApp();
  for (const lang of ["fr", "en"]) {
    json[lang] = (await portal.app.inject(`/api/v1/openapi.json?lang=${lang}`)).json();
    html[lang] = (await portal.app.inject(`/api/docs?lang=${lang}`)).body;
  }
});
afterAll(() => portal.close());

const operations = (lang: string) =>
  Object.values(json[lang]?.paths ?? {}).flatMap((methods) => Object.values(methods));
const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === "object" && one !== null && "bodyForm" in one;
const domain = fileURLToPath(new URL("../../../domain/src", import.meta.url));
const apis = await Promise.all(
  globSync("**/*.api.ts", { cwd: domain }).map((file) => import(join(domain, file))),
);
// A file may hand on the endpoints of another.
const endpoints = [...new Set(apis.flatMap((api) => Object.values(api)).filter(isEndpoint))];
const endpointOf = (id: string) => endpoints.find(({ name }) => name === id) as Endpoint;
const contentOf = (content: Readonly<Record<string, { example?: unknown }>> = {}) =>
  Object.values(content)[0];

describe.each(["fr", "en"])("the reference of the API, in %s", (lang) => {
  it("says of each call what it does and to which feature it belongs", () => {
    expect(operations(lang).length).toBe(endpoints.length);
    const tags = json[lang]?.tags.map(({ name }) => name);
    for (const { summary, tags: own } of operations(lang)) {
      expect(summary).not.toBe("");
      expect(tags).toEqual(expect.arrayContaining([...own]));
      expect(own).toHaveLength(1);
    }
  });

  it("gives examples that the portal itself takes and could answer", () => {
    for (const { operationId, requestBody, responses } of operations(lang)) {
      const { body, bodyForm, output, problems, download } = endpointOf(operationId);
      const sent = contentOf(requestBody?.content);
      // A file is shown by its name.
      if (sent && bodyForm !== "multipart")
        expect(readWire(body, sent.example, problems), operationId).toMatchObject({ ok: true });
      const received = contentOf(responses["200"]?.content);
      if (!download) expect(readWire(output, received?.example), operationId).toMatchObject({ ok: true });
    }
  });

  it("is a page whose every file is the portal’s own: no script in it, no other host", async () => {
    const text = html[lang] ?? "";
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).not.toMatch(/<script(?! src)|\son\w+=|javascript:/i);
    const addresses = [...text.matchAll(/(?:src|href|data-url)="([^"]*)"/g)].map(
      ([, address = ""]) => address,
    );
    const files = addresses.filter((address) => address.startsWith("/"));
    expect(addresses.filter((address) => !files.includes(address))).toEqual([
      "data:,",
      `?lang=${lang === "fr" ? "en" : "fr"}`,
    ]);
    for (const address of files) expect((await portal.app.inject(address)).statusCode, address).toBe(200);
    expect(files).toContain(`/api/v1/openapi.json?lang=${lang}`);
  });
});

it("lets browsers keep a file of the page for good, under an address that changes with it", async () => {
  const [address = ""] = /\/api\/docs\/swagger-ui-bundle\.js\?v=\w{12}/.exec(html.fr ?? "") ?? [];
  const { headers } = await portal.app.inject(address);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  for (const name of ["package.json", "..%2fdocsPage.ts", "toString"])
    expect((await portal.app.inject(`/api/docs/${name}`)).statusCode).toBe(404);
});

it("follows the language that the browser prefers, the choice on the page first, French else", async () => {
  const lang = async (headers: Record<string, string>, query = "") =>
    (await portal.app.inject({ url: `/api/docs${query}`, headers })).headers["content-language"];
  expect(await lang({})).toBe("fr");
  expect(await lang({ "accept-language": "en-GB,fr;q=0.5" })).toBe("en");
  expect(await lang({ "accept-language": "en" }, "?lang=fr")).toBe("fr");
  expect(await lang({ "accept-language": "en" }, "?lang=fr&lang=en")).toBe("en");
  expect(await lang({ cookie: "locale=en" })).toBe("en");
});
