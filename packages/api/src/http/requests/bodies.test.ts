import { endpoint } from "@ribambelle/domain/kernel/endpoint";
import { wire } from "@ribambelle/domain/kernel/wire";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { testOrigin } from "../../testing/testApp.ts";
import { type TestRouter, testRouter } from "../../testing/testRouter.ts";
import { serve } from "../serve.ts";

const required = z.string().check(z.minLength(1, { error: "required", abort: true }), z.maxLength(5));
const slot = wire(z.object({ day: z.int(), startTime: z.optional(required) }), {
  day: "DayOfWeek",
  startTime: "startTime",
});
const fields = {
  name: z.optional(required),
  slots: z.optional(z.array(slot)),
  note: z.nullish(z.string()),
};
const json = endpoint({
  name: "json",
  method: "POST",
  path: "/Test/Json",
  access: "public",
  body: wire(z.object(fields), { name: "BabySitterName", slots: "Slots", note: "note" }),
  output: z.object({ read: z.any() }),
});
const form = endpoint({
  name: "form",
  method: "POST",
  path: "/Test/Form",
  access: "public",
  bodyForm: "form",
  body: z.object({ name: required, note: z.optional(z.string()) }),
  output: z.object({ read: z.any() }),
});
const bare = endpoint({
  name: "bare",
  method: "POST",
  path: "/Test/Bare",
  access: "public",
});

let router: TestRouter;
beforeAll(async () => {
  router = await testRouter(
    (hung) => {
      serve(hung, json, async ({ body }) => ({ read: body }));
      serve(hung, form, async ({ body }) => ({ read: body }));
      serve(hung, bare, async () => ({}));
    },
    { BODY_LIMIT_BYTES: "1000000" },
  );
});
afterAll(() => router.app.close());

const send = (path: string, payload: string | Buffer, type?: string) =>
  router.app.inject({
    method: "POST",
    url: `/api/v1/Test/${path}`,
    headers: { origin: testOrigin, ...(type && { "content-type": type }) },
    payload,
  });
const sendJson = (payload: string | Buffer) => send("Json", payload, "application/json");
const sendForm = (payload: string | Buffer) => send("Form", payload, "application/x-www-form-urlencoded");

describe("names in JSON", () => {
  it.each([
    ['{"BabySitterName":"Zoé","Slots":[{"DayOfWeek":1,"startTime":"16:30"}]}'],
    ['{"babysittername":"Zoé","slots":[{"dayofweek":1,"STARTTIME":"16:30"}]}'],
    ['{"BABYSITTERNAME":"Zoé","SLOTS":[{"dayOfWeek":1,"StartTime":"16:30"}]}'],
  ])("are read in any case, at every depth: %s", async (payload) => {
    const answer = await sendJson(payload);
    expect(answer.json()).toEqual({ read: { name: "Zoé", slots: [{ day: 1, startTime: "16:30" }] } });
  });

  it("names that are not known are ignored, at every depth", async () => {
    const answer = await sendJson('{"other":{"x":[1]},"Slots":[{"DayOfWeek":1,"other":true}],"name":"no"}');
    expect(answer.json()).toEqual({ read: { slots: [{ day: 1 }] } });
  });

  it.each([
    ['{"Slots":[],"slots":[]}', "slots"],
    ['{"Slots":[{"DayOfWeek":1},{"dayofweek":1,"DAYOFWEEK":2}]}', "Slots[1].DAYOFWEEK"],
  ])("are refused when one comes twice in different cases: %s", async (payload, path) => {
    const answer = await sendJson(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
    expect(answer.json().issues).toEqual([
      { path, code: "duplicate", message: "Ce champ est présent plusieurs fois." },
    ]);
  });

  it.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
    "may be %s: it changes nothing",
    async (name) => {
      const answer = await sendJson(`{"${name}":{"note":"x","admin":true},"note":"y"}`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { read: { note: "y" } }]);
      expect(({} as Record<string, unknown>).admin).toBeUndefined();
      expect((await sendForm(`${name}=x&name=y`)).json()).toEqual({ read: { name: "y" } });
    },
  );

  it("the names of what is wrong are given as they are spelled outside, every one of them (ERR-01)", async () => {
    const answer = await sendJson('{"BabySitterName":"","Slots":[{"DayOfWeek":"x","startTime":"too long"}]}');
    expect(answer.json()).toEqual({
      message: "Certains champs sont à corriger.",
      code: "request.invalid",
      requestId: answer.headers["x-request-id"],
      issues: [
        { path: "BabySitterName", code: "required", message: "Ce champ est obligatoire" },
        { path: "Slots[0].DayOfWeek", code: "invalid", message: "Cette valeur n’est pas valide." },
        { path: "Slots[0].startTime", code: "too-long", message: "Ce texte est trop long." },
      ],
    });
  });
});

describe("a body that cannot be read", () => {
  const malformed = [
    "{",
    '{"a":}',
    "{'a':1}",
    "NaN",
    "undefined",
    '{"a":1}}',
    '{"note":"\u0001"}',
    "\ufeff{",
  ];
  it.each(malformed)("is refused as a whole: %j", async (payload) => {
    const answer = await sendJson(payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        message: "La demande est illisible.",
        code: "request.malformed",
        requestId: answer.headers["x-request-id"],
      },
    ]);
  });

  it.each([
    [Buffer.from([0x22, 0xff, 0x22])],
    [Buffer.from('{"note":"\xe9"}', "latin1")],
    [Buffer.from('{"note":"x"}', "utf16le")],
    [Buffer.from([0x7b, 0xed, 0xa0, 0x80, 0x7d])],
  ])("is refused when it is not UTF-8: %j", async (payload) => {
    expect((await sendJson(payload)).json().code).toBe("request.malformed");
  });

  it.each(["[]", '"text"', "1", "false", "[[{}]]"])(
    "is refused when it is no object: %s",
    async (payload) => {
      const answer = await sendJson(payload);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
    },
  );

  it.each([
    ["[".repeat(100_000), 400],
    ["[".repeat(100_000) + "]".repeat(100_000), 400],
    [`{"x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 200],
    [`{"Slots":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 400],
    [`${'{"Slots":[{"x":'.repeat(20_000)}1${"}]}".repeat(20_000)}`, 400],
  ])("does not exhaust the server by its depth (%#)", async (payload, status) => {
    expect((await sendJson(payload)).statusCode).toBe(status);
  });

  it.each(["a\\u0000b", "\\ud800", "\\udc00\\ud800", "x\\udfff"])(
    "is refused for a text that cannot be kept: « %s »",
    async (text) => {
      const answer = await sendJson(`{"note":"${text}","other":"${text}"}`);
      expect([answer.statusCode, answer.json().issues]).toEqual([
        400,
        [{ path: "note", code: "invalid", message: "Cette valeur n’est pas valide." }],
      ]);
      expect((await sendJson(`{"other":"${text}"}`)).statusCode).toBe(200);
    },
  );
});

describe("an absent body", () => {
  it.each([
    [undefined, ""],
    ["application/json", ""],
    ["application/json", "{}"],
    ["application/json", "null"],
    ["application/json", '{"any":1}'],
  ])("is as good as an empty one (%s, %j)", async (type, payload) => {
    expect((await send("Bare", payload, type)).statusCode).toBe(200);
  });
});

describe("names and values in a form", () => {
  it.each([
    ["name=Zo%C3%A9&note=a+b%2Bc", { name: "Zoé", note: "a b+c" }],
    ["NAME=x&Note=", { name: "x", note: "" }],
    ["name=x&&=&note", { name: "x", note: "" }],
  ])("are read: %s", async (payload, read) => {
    expect((await sendForm(payload)).json()).toEqual({ read });
  });

  it.each([
    ["name=a&name=b", "name", "invalid"],
    ["name=a&NAME=b", "NAME", "duplicate"],
    ["name=%00", "name", "invalid"],
    ["", "name", "required"],
    ["name=", "name", "required"],
  ])("are refused: %s", async (payload, path, code) => {
    const answer = await sendForm(payload);
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [expect.objectContaining({ path, code })],
    ]);
  });

  it.each(["name=%ff", "name=%zz", "name=%", "name=%c3"])(
    "survive a broken encoding: %s",
    async (payload) => {
      expect([200, 400]).toContain((await sendForm(payload)).statusCode);
    },
  );
});

describe("the type of a body", () => {
  it.each([
    ["application/json", 200],
    ["APPLICATION/JSON", 200],
    ["application/json; charset=utf-8", 200],
    ["application/json;charset=UTF-8", 200],
    ["application/json; charset=iso-8859-1", 200],
    [undefined, 415],
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=x", 415],
    ["application/json-patch+json", 415],
    ["application/jsonx", 415],
    ["application/json, text/plain", 415],
    ["text/plain; x=application/json", 415],
  ])("« %s » is answered %i", async (type, status) => {
    const answer = await send("Json", '{"note":"é"}', type);
    expect(answer.statusCode).toBe(status);
    if (status === 415) expect(answer.json().code).toBe("request.unsupported-media-type");
    else expect(answer.json()).toEqual({ read: { note: "é" } });
  });

  it("a sign-in form is not JSON", async () => {
    expect((await send("Form", '{"name":"x"}', "application/json")).statusCode).toBe(415);
  });
});
