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
  globSync("*/*.api.ts", { cwd: domain }).map((file) => import(join(domain, file))),
);
const endpoints = apis.flatMap((api) => Object.values(api)).filter(isEndpoint);
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

  it("shows every call on the page, with its address, its fields and each of its refusals", () => {
    const text = (html[lang] ?? "").replaceAll("<wbr>", "");
    for (const [path, methods] of Object.entries(json[lang]?.paths ?? {})) {
      expect(text).toContain(`<code>/api/v1${path}</code>`);
      for (const { operationId, responses } of Object.values(methods)) {
        const [, article = ""] = text.split(`<article aria-labelledby="${operationId}">`);
        const [own = ""] = article.split("</article>");
        for (const { content } of Object.values(responses))
          for (const code of Object.keys(content["application/json"]?.examples ?? {}))
            expect(own).toContain(`<code>${code}</code>`);
      }
    }
    expect(text).toContain('<code class="name">documentSignatureURL</code>');
  });

  it("is a page without script, whose links all lead somewhere", () => {
    const text = html[lang] ?? "";
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect([...text.matchAll(/(?:src|href)="(?!#|data:,"|\?lang=|\/api\/)([^"]*)"/g)]).toEqual([]);
  });
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
