import { connect } from "node:net";
import { endpoint } from "@ribambelle/domain/kernel/endpoint";
import { uploadSchema } from "@ribambelle/domain/kernel/upload";
import { photoRefusals } from "@ribambelle/domain/photos/photo.texts";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerOf, exchange, listen, requestText } from "../../testing/servers/testSocket.ts";
import { testOrigin } from "../../testing/testApp.ts";
import { type FormField, formOf, formType } from "../../testing/testForm.ts";
import { testRouter } from "../../testing/testRouter.ts";
import { serve } from "../serve.ts";

const mostBytes = 1_000;
const send = endpoint({
  name: "send",
  method: "POST",
  path: "/Test/Send",
  access: "public",
  body: z.object({ avatar: uploadSchema, note: z.optional(z.string()) }),
  bodyForm: "multipart",
  upload: { mostBytes, tooLarge: photoRefusals.tooLarge },
  output: z.object({ read: z.any() }),
});

const sendMuch = endpoint({
  ...send,
  name: "sendMuch",
  path: "/Test/SendMuch",
  upload: { mostBytes: 39_999_999, tooLarge: photoRefusals.tooLarge },
});

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  ({ app } = await testRouter((hung) => {
    serve(hung, sendMuch, async () => ({ read: null }));
    serve(hung, send, async ({ body: { avatar, note } }) => {
      const content = Buffer.from(await avatar.arrayBuffer());
      return { read: { ...avatar, content: content.toString("latin1"), note } };
    });
  }));
  port = await listen(app);
});
afterAll(() => app.close());

const post = (payload: string | Buffer | undefined, type: string | undefined = formType) =>
  app.inject({
    method: "POST",
    url: "/api/v1/Test/Send",
    headers: { origin: testOrigin, accept: "application/json", ...(type && { "content-type": type }) },
    ...(payload !== undefined && { payload }),
  });
const avatar = (given: Partial<FormField> = {}): FormField => ({
  name: "avatar",
  fileName: "moi.png",
  type: "image/png",
  content: "abc",
  ...given,
});
const refusalOf = (answer: { statusCode: number; json(): { code: string; issues?: unknown } }) => {
  const { code, issues } = answer.json();
  return [answer.statusCode, code, issues];
};
const issue = (path: string, code: string) => [expect.objectContaining({ path, code })];

describe("a form with a file", () => {
  it("is read: the file with its name, its type and every byte, other fields ignored (API-14)", async () => {
    const content = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const other = { name: "other", content: "x" };
    const attached = avatar({ name: "attachment", content: "y".repeat(5_000) });
    const answer = await post(formOf(other, attached, avatar({ content }), { name: "Note", content: "zoé" }));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        read: {
          name: "moi.png",
          type: "image/png",
          size: 256,
          content: content.toString("latin1"),
          note: "zoé",
        },
      },
    ]);
  });

  it.each(["avatar", "Avatar", "AVATAR"])("names its field in any case: %s (API-OP4)", async (name) => {
    expect((await post(formOf(avatar({ name })))).json().read.content).toBe("abc");
  });

  it.each([
    ["an empty form", formOf()],
    ["nothing at all", undefined],
    ["another field", formOf(avatar({ name: "photo" }))],
    ["no chosen file", formOf(avatar({ fileName: "", content: "" }))],
  ])("is refused without its file: %s", async (_, payload) => {
    const answer = await post(payload, payload && formType);
    expect(refusalOf(answer)).toEqual([400, "request.invalid", issue("avatar", "required")]);
  });

  it("is refused with a text, or with several files, in the place of its file", async () => {
    const text = await post(formOf({ name: "avatar", content: "abc" }));
    expect(refusalOf(text)).toEqual([400, "request.invalid", issue("avatar", "invalid")]);
    const twice = await post(formOf(avatar(), avatar()));
    expect(twice.statusCode).toBe(400);
    const spelled = await post(formOf(avatar(), avatar({ name: "AVATAR" })));
    expect(refusalOf(spelled)).toEqual([400, "request.invalid", issue("AVATAR", "duplicate")]);
  });

  it.each([
    ["no boundary", formOf(avatar()), "multipart/form-data"],
    ["another boundary", formOf(avatar()), "multipart/form-data; boundary=other"],
    ["no form", "abc", formType],
    ["a cut form", formOf(avatar()).subarray(0, 150), formType],
    ["a cut head", formOf(avatar()).subarray(0, 60), formType],
    ["a field that cannot be", formOf(avatar(), { name: "__proto__", content: "x" }), formType],
    ["JSON that is none", formOf(avatar(), { name: "x", content: "{", type: "application/json" }), formType],
  ])("is refused when it cannot be read: %s", async (_, payload, type) => {
    expect(refusalOf(await post(payload, type))).toEqual([400, "request.malformed", undefined]);
  });

  it("is refused when it has far too many fields or files", async () => {
    const fields = Array.from({ length: 100 }, (_, index) => ({ name: `f${index}`, content: "x" }));
    const files = fields.map(({ name }) => avatar({ name }));
    for (const many of [fields, files])
      expect(refusalOf(await post(formOf(...many, avatar())))).toEqual([413, "request.too-large", undefined]);
  });

  it("is refused as anything else than a form", async () => {
    expect(refusalOf(await post('{"avatar":"abc"}', "application/json"))).toEqual([
      415,
      "request.unsupported-media-type",
      undefined,
    ]);
  });
});

describe("the forms of one person", () => {
  // One person’s forms may hold 40 MB, all 128: beside slow ones the quick one is too much of either.
  const [most, quick] = [39_000_000, 2_000_000];
  const post = (role: string | undefined) =>
    app.inject({
      method: "POST",
      url: "/api/v1/Test/SendMuch",
      headers: { origin: testOrigin, "content-type": formType, ...(role && { "x-role": role }) },
      payload: formOf(avatar({ content: Buffer.alloc(quick) })),
    });
  const saidOf = ({ statusCode, headers }: Awaited<ReturnType<typeof post>>) => [
    statusCode,
    headers["retry-after"],
  ];
  const slowly = (role?: string, bytes = most) => {
    const headers = { Origin: testOrigin, "Content-Type": formType, ...(role && { "x-role": role }) };
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(
      requestText("POST /api/v1/Test/SendMuch", { ...headers, "Content-Length": `${bytes + 100_000}` }),
    );
    socket.write(formOf(avatar({ content: Buffer.alloc(bytes) })).subarray(0, bytes));
    return socket;
  };

  it.runIf(isThorough)(
    "forms that arrive slowly leave their place to those of others, until these fill the memory of all: both are told to come back in 5 seconds (API-14)",
    async () => {
      const sockets = [slowly("BabySitter")];
      await until(async () => (await post("BabySitter")).statusCode === 429);
      expect(saidOf(await post("BabySitter"))).toEqual([429, "5"]);
      expect(saidOf(await post(undefined))).toEqual([200, undefined]);
      sockets.push(slowly(), slowly(), slowly(undefined, 10_000_000));
      await until(async () => (await post(undefined)).statusCode === 503);
      expect(saidOf(await post(undefined))).toEqual([503, "5"]);
      for (const socket of sockets) socket.destroy();
      await until(async () => (await post("BabySitter")).statusCode === 200);
      expect((await post(undefined)).statusCode).toBe(200);
    },
  );
});

describe("a file that is too large", () => {
  const sentence = "La taille de l'image ne doit pas excéder 10Mo";
  const ask = async (headers: Record<string, string>, ...pieces: (string | Buffer)[]) => {
    const sent = { Origin: testOrigin, "Content-Type": formType, Accept: "application/json", ...headers };
    return answerOf(await exchange(port, requestText("POST /api/v1/Test/Send", sent), ...pieces));
  };
  const form = (bytes: number) => formOf(avatar({ content: Buffer.alloc(bytes, 1) }));
  const chunked = (bytes: Buffer) => [`${bytes.length.toString(16)}\r\n`, bytes, "\r\n"];

  it("is refused one byte above the limit, and taken at it (AVATAR-04, AVATAR-05, AVATAR-OP1)", async () => {
    expect((await post(form(mostBytes))).json().read.size).toBe(mostBytes);
    const answer = await post(form(mostBytes + 1));
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      413,
      "photos.too-large",
      sentence,
    ]);
  });

  it.each([
    ["a little", 5_000],
    ["more than is read at once", 200_000],
    ["much", 3_000_000],
  ])("is heard to its end, so that its sender hears the answer and goes on: %s", async (_, bytes) => {
    const payload = form(bytes);
    const headers = { "Content-Length": String(payload.length), Connection: "keep-alive" };
    const answer = await ask(headers, payload, requestText("GET /api/v1/nowhere"));
    expect(answer.status).toBe(413);
    expect(answer.headers.connection).not.toBe("close");
    expect(answer.body).toContain("photos.too-large");
    expect(answer.body).toContain("request.not-found");
  });

  it("is refused by what is announced, also where what is too large is no field of the form", async () => {
    const other = {
      name: "other",
      fileName: "much.bin",
      type: "image/png",
      content: Buffer.alloc(3_000_000, 1),
    };
    const answer = await post(formOf(avatar(), other));
    expect([answer.statusCode, answer.json().code]).toEqual([413, "photos.too-large"]);
  });

  it("is refused without waiting for an end that it does not tell", async () => {
    const endless = form(500_000).subarray(0, 400_000);
    const answer = await ask(
      { "Transfer-Encoding": "chunked", Connection: "keep-alive" },
      ...chunked(endless),
    );
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([413, "photos.too-large"]);
    expect(answer.headers.connection).toBe("close");
  });

  it("is taken in pieces when it is not too large", async () => {
    const payload = formOf(avatar());
    const pieces = [payload.subarray(0, 70), payload.subarray(70)].flatMap(chunked);
    const answer = await ask({ "Transfer-Encoding": "chunked" }, ...pieces, "0\r\n\r\n");
    expect([answer.status, JSON.parse(answer.body).read.content]).toEqual([200, "abc"]);
  });
});
