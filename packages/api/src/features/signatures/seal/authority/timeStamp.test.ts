import { isThorough } from "@ribambelle/processes/rounds";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type TestAuthority, testAuthority } from "../../../../testing/papers/testAuthority.ts";
import { openssl, ownSettings } from "../../../../testing/papers/testCertificates.ts";
import { aPdf, onDisk } from "../../../../testing/papers/testPdfs.ts";
import { hasPrograms, run } from "../../../../testing/papers/testPrograms.ts";
import { aSheetOf } from "../../../../testing/papers/testSheet.ts";
import { AuthorityAway, openSeal, type Seal } from "../seal.ts";
import { sealedDocument } from "../sealedDocument.ts";
import { readSignedData } from "../signedData.ts";
import { verifySealed } from "../verifySealed.ts";
import { readTimeStamp } from "./readTimeStamp.ts";
import { timeStamp } from "./timeStamp.ts";

const file = aPdf();
const bytes = Buffer.from("Ce qui est horodaté");

describe.skipIf(!hasPrograms("openssl"))("a time stamp", () => {
  let authority: TestAuthority;
  let seal: Seal;
  beforeAll(async () => {
    authority = await testAuthority();
    seal = await openSeal(ownSettings({ authorityUrl: authority.url }));
  });
  afterEach(() => authority.answerWith(null));
  afterAll(() => authority.close());

  const sealed = () => sealedDocument(file, aSheetOf(file), seal);

  it("is of the signature, and goes with the seal, which stays valid (SIGN-45)", async () => {
    const done = await sealed();
    expect(done.isTimeStamped).toBe(true);
    expect(await verifySealed(done.bytes)).toMatchObject({ isIntact: true, isTimeStamped: true });
    if (hasPrograms("pdfsig", "qpdf")) {
      const path = onDisk(done.bytes);
      const said = run("pdfsig", ["-nocert", path]).text;
      expect(said).toContain("Signature is Valid.");
      expect(said).toContain("Total document signed");
      expect(run("qpdf", ["--check", path]).code).toBe(0);
    }
  });

  it("is one that openssl takes for the signature (SIGN-45)", async () => {
    const { bytes: whole } = await sealed();
    const text = Buffer.from(whole).toString("latin1");
    const [, start = "", end = ""] = /\/ByteRange \[0 (\d+) (\d+)/.exec(text) ?? [];
    const signed = readSignedData(Buffer.from(text.slice(Number(start) + 1, Number(end) - 1), "hex"));
    const [token, value] = [
      onDisk(signed?.timeStamp ?? bytes, "token"),
      onDisk(signed?.signature ?? bytes, "value"),
    ];
    openssl(
      authority.folder,
      "ts",
      "-verify",
      "-token_in",
      "-in",
      token,
      "-data",
      value,
      "-CAfile",
      "cert.pem",
    );
  });

  it("is never taken for one with another byte in it, nor is its seal (SIGN-43, SIGN-45)", async () => {
    const token = await timeStamp(authority.url, bytes);
    expect(readTimeStamp(token, bytes)).not.toBe(null);
    expect(readTimeStamp(token, Buffer.from("Autre chose"))).toBe(null);
    const { bytes: whole } = await sealed();
    const said = /\/ByteRange \[0 (\d+) (\d+)/.exec(Buffer.from(whole).toString("latin1"));
    for (let at = Number(said?.[1]); at < Number(said?.[2]); at += 31) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      expect((await verifySealed(changed)).isIntact, `byte ${at}`).toBe(false);
    }
  });

  it("is taken from an authority with a key on a curve too (SIGN-45)", async () => {
    const onCurve = await testAuthority("ec", "-pkeyopt", "ec_paramgen_curve:P-256");
    expect(readTimeStamp(await timeStamp(onCurve.url, bytes), bytes)).not.toBe(null);
    await onCurve.close();
  });

  // The first byte of a state (RFC 3161): granted, granted with changes, rejected; the stamp itself is the right one.
  it.each([
    [0, true],
    [1, true],
    [2, false],
  ])("is taken where its authority’s answer has the state %i: %s (SIGN-45)", async (state, isTaken) => {
    authority.answerWith((_request, response, right) => {
      const answer = Buffer.from(right());
      answer[answer.indexOf(Buffer.from("020100", "hex")) + 2] = state;
      response.end(answer);
    });
    const stamp = timeStamp(authority.url, bytes);
    if (isTaken) expect(readTimeStamp(await stamp, bytes)).not.toBe(null);
    else await expect(stamp).rejects.toThrow(AuthorityAway);
  });

  it.each<[string, Answer]>([
    ["an error", (_request, response) => void response.writeHead(503).end()],
    ["a page of the web", (_request, response) => void response.end("<html>Bonjour</html>")],
    ["nothing", (_request, response) => void response.end()],
    ["half an answer", (_request, response, right) => void response.end(right().subarray(0, 400))],
    ["a refusal", (_request, response) => void response.end(Buffer.from("30053003020102", "hex"))],
    ["no end", (_request, response) => void response.end(Buffer.alloc(1024 * 1024))],
    ["a broken line", (_request, response) => void response.destroy()],
    [
      "what it answered another question",
      (() => {
        let first: Buffer | null = null;
        return ((_request, response, right) => {
          first ??= right();
          response.end(first);
        }) as Answer;
      })(),
    ],
  ])("is missing, its authority away, when that answers %s (SIGN-45)", async (what, answer) => {
    authority.answerWith(answer);
    if (what === "what it answered another question") await timeStamp(authority.url, bytes);
    await expect(sealed()).rejects.toThrow(AuthorityAway);
  });

  // Takes five seconds: that is the promise.
  it.runIf(isThorough)(
    "is waited for five seconds, also after its first bytes; the seal is put on without it then (SIGN-45)",
    async () => {
      let asked = 0;
      authority.answerWith((_request, response) => {
        asked += 1;
        if (asked === 1) response.write("0");
      });
      const start = performance.now();
      const both = await Promise.allSettled([sealed(), sealed()]);
      expect(performance.now() - start).toBeGreaterThan(4_900);
      for (const each of both) expect(each).toMatchObject({ reason: expect.any(AuthorityAway) });
      const done = await sealedDocument(file, aSheetOf(file), seal, { withoutTimeStamp: true });
      expect(done.isTimeStamped).toBe(false);
      expect(await verifySealed(done.bytes)).toMatchObject({ isIntact: true, isTimeStamped: false });
    },
  );

  it("is not to be had where nobody listens (SIGN-45)", async () => {
    const gone = await testAuthority();
    await gone.close();
    await expect(timeStamp(gone.url, bytes)).rejects.toThrow(AuthorityAway);
  });
});
