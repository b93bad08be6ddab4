import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

const positions = (address: string) => `/Geocoding/Positions?address=${encodeURIComponent(address)}`;
const asked = "12 rue de la Paix 69003 Lyon";

async function signedIn(portal: TestApp, role: "Parent" | "BabySitter" | "Agency" = "Parent") {
  return portal.signIn((await insertPerson(portal.database.connection.db, role)).userName);
}

describe("searching in the list of the communes", () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await buildTestApp();
  });
  afterAll(() => portal.close());
  const get = async (path: string) => portal.call("GET", path, { cookie: await signedIn(portal) });

  it("gives the parts of an address, without a position (GEO-03, GEO-04, API-50, DATA-24)", async () => {
    const answer = await get(positions(` ${asked} `));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        address: {
          fullAddress: asked,
          streetName: "rue de la Paix",
          streetNumber: "12",
          city: "Lyon",
          postalCode: "69003",
        },
        latitude: null,
        longitude: null,
      },
    ]);
  });

  it("answers whoever is signed in, and nobody else (GEO-OP4)", async () => {
    for (const role of ["Parent", "BabySitter", "Agency"] as const) {
      const cookie = await signedIn(portal, role);
      expect((await portal.call("GET", positions(asked), { cookie })).statusCode).toBe(200);
      expect((await portal.call("GET", "/Geocoding/Communes?search=lyon", { cookie })).statusCode).toBe(200);
    }
    expect((await portal.call("GET", positions(asked))).statusCode).toBe(401);
    expect((await portal.call("GET", "/Geocoding/Communes?search=lyon")).statusCode).toBe(401);
  });

  it.each([
    [positions("12 rue Bonn"), 200, null],
    [positions("12 rue Bon"), 400, "addresses.too-short"],
    [positions("   12 rue Bon   "), 400, "addresses.too-short"],
    ["/Geocoding/Positions", 400, "addresses.too-short"],
    [positions("é".repeat(200)), 200, null],
    [positions("é".repeat(201)), 400, "addresses.too-long"],
  ])("answers %s with %i (GEO-01, GEO-OP3, GEO-OP4)", async (path, status, code) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json().code ?? null]).toEqual([status, code]);
  });

  it("completes a city or a postal code, ten at most", async () => {
    expect((await get("/Geocoding/Communes?search=69003")).json()).toEqual([
      { city: "Lyon", postalCode: "69003" },
    ]);
    expect((await get("/Geocoding/Communes?search=sai")).json()).toHaveLength(10);
    expect((await get("/Geocoding/Communes?search=s")).json()).toEqual([]);
    expect((await get("/Geocoding/Communes")).json()).toEqual([]);
  });
});

describe("asking the national address API", () => {
  let portal: TestApp;
  let cookie: string;
  let answerNext: RequestListener;
  const asks: string[] = [];
  const source = createServer((request, response) => {
    asks.push(request.url ?? "");
    answerNext(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => source.listen(0, "127.0.0.1", listening));
    const { port } = source.address() as AddressInfo;
    portal = await buildTestApp({ GEOCODING_URL: `http://127.0.0.1:${port}/geocodage/search` });
    cookie = await signedIn(portal);
  });
  afterAll(async () => {
    source.closeAllConnections();
    source.close();
    await portal.close();
  });
  afterEach(() => {
    asks.length = 0;
    // Past any pause, so that no test feels the one before.
    portal.pass(600);
  });

  const feature = (properties: object, coordinates = [4.85, 45.76]) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates },
    properties,
  });
  const give =
    (features: unknown): RequestListener =>
    (_, response) =>
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ type: "FeatureCollection", features, query: asked }));
  let count = 0;
  // Another text each time, since what was asked is remembered.
  const ask = (text = `${asked} essai ${count++}`) => portal.call("GET", positions(text), { cookie });

  it("gives numbers, streets, hamlets and cities of its answer (GEO-05, GEO-OP1, GEO-OP2)", async () => {
    answerNext = give([
      feature({
        label: "12 Rue de la Paix 69003 Lyon",
        type: "housenumber",
        name: "12 Rue de la Paix",
        housenumber: "12",
        street: "Rue de la Paix",
        city: "Lyon",
        postcode: "69003",
      }),
      feature({
        label: "Rue de la Paix 69003 Lyon",
        type: "street",
        name: "Rue de la Paix",
        city: "Lyon",
        postcode: "69003",
      }),
      feature({
        label: "Le Bourg 23400 Bourganeuf",
        type: "locality",
        name: "Le Bourg",
        city: "Bourganeuf",
        postcode: "23400",
      }),
      feature({ label: "Lyon", type: "municipality", name: "Lyon", city: "Lyon", postcode: "69001" }),
      feature({ label: "Sans code postal", city: "Lyon" }),
      "no feature",
    ]);
    const answer = await ask("12 rue de la Paix Lyon");
    expect(asks).toEqual(["/geocodage/search?q=12+rue+de+la+Paix+Lyon&limit=10"]);
    const parts = (
      answer.json() as { address: Record<string, unknown>; latitude: number; longitude: number }[]
    ).map(({ address, latitude, longitude }) => [
      address.streetNumber,
      address.streetName,
      address.postalCode,
      latitude,
      longitude,
    ]);
    expect(parts).toEqual([
      ["12", "Rue de la Paix", "69003", 45.76, 4.85],
      [null, "Rue de la Paix", "69003", 45.76, 4.85],
      [null, "Le Bourg", "23400", 45.76, 4.85],
      [null, null, "69001", 45.76, 4.85],
    ]);
  });

  it("asks once for what was asked within a day (GEO-OP2)", async () => {
    answerNext = give([]);
    await ask("7 rue des Tilleuls Nantes");
    await ask("7 Rue des  tilleuls nantes ");
    expect(asks).toHaveLength(1);
  });

  it.each<[string, RequestListener]>([
    ["an error", (_, response) => response.writeHead(500).end("oops")],
    ["no JSON", (_, response) => response.end("<html>")],
    ["another JSON", (_, response) => response.end("{}")],
    ["a cut line", (_, response) => response.destroy()],
    ["another address", (_, response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
    ["two megabytes", (_, response) => response.end(JSON.stringify({ features: ["x".repeat(2_000_000)] }))],
  ])("answers 502 when it gets %s (GEO-OP2)", async (_, listener) => {
    answerNext = listener;
    const answer = await ask();
    expect([answer.statusCode, answer.json().code]).toEqual([502, "addresses.source-failed"]);
    answerNext = give([]);
    await ask();
  });

  it("has nothing for a text that the source can make nothing of (GEO-OP2)", async () => {
    answerNext = (_, response) => response.writeHead(400).end("{}");
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  it.each([
    ["120", "120"],
    ["soon", "5"],
    ["99999", "300"],
  ])("leaves it alone as long as it asks: Retry-After %s is %s s (GEO-OP2)", async (header, seconds) => {
    answerNext = (_, response) => response.writeHead(429, { "retry-after": header }).end();
    const refused = await ask();
    expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([
      503,
      "addresses.source-busy",
      seconds,
    ]);
    answerNext = give([]);
    expect((await ask()).statusCode).toBe(503);
    expect(asks).toHaveLength(1);
    portal.pass(Number(seconds) + 1);
    expect((await ask()).statusCode).toBe(200);
  });

  it("is left alone for half a minute after five failures, then tried by one call (GEO-OP2)", async () => {
    answerNext = (_, response) => response.writeHead(500).end();
    for (let failure = 0; failure < 5; failure++) expect((await ask()).statusCode).toBe(502);
    expect((await ask()).statusCode).toBe(503);
    expect(asks).toHaveLength(5);
    portal.pass(31);
    expect((await ask()).statusCode).toBe(502);
    expect((await ask()).statusCode).toBe(503);
    portal.pass(31);
    answerNext = give([]);
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
  });
});
