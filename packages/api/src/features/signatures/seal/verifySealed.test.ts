import { beforeAll, describe, expect, it } from "vitest";
import { makeKeyFile, ownSettings, sealOf } from "../../../testing/papers/testCertificates.ts";
import { aPdf, onDisk } from "../../../testing/papers/testPdfs.ts";
import { hasPrograms, run } from "../../../testing/papers/testPrograms.ts";
import { aSheetOf } from "../../../testing/papers/testSheet.ts";
import { openSeal, type Seal } from "./seal.ts";
import { sealedDocument } from "./sealedDocument.ts";
import { verifySealed } from "./verifySealed.ts";

// A contract is mostly what a seal does not look at twice: a small one is changed in as many ways in less time.
const file = aPdf("", "/Contents 4 0 R", "<< /Length 5 >>\nstream\n0 0 m\nendstream");
const hasPdfsig = hasPrograms("pdfsig");

const changedAt = (bytes: Uint8Array, at: number, to?: number) => {
  const changed = Buffer.from(bytes);
  changed[at] = to ?? (changed[at] ?? 0) ^ 0x01;
  return changed;
};
const rangeOf = (bytes: Uint8Array) => {
  const said = /\/ByteRange \[0 (\d+) (\d+)/.exec(Buffer.from(bytes).toString("latin1"));
  return { start: Number(said?.[1]), end: Number(said?.[2]) };
};

const isValid = (bytes: Uint8Array) => {
  const said = run("pdfsig", ["-nocert", onDisk(bytes)]).text;
  return said.includes("Signature is Valid.") && said.includes("Total document signed");
};

describe("a sealed file that was changed", () => {
  let seal: Seal;
  let sealed: Uint8Array;
  const whyOf = async (bytes: Uint8Array) => {
    const said = await verifySealed(bytes);
    return said.isIntact ? null : said.why;
  };

  beforeAll(async () => {
    seal = await openSeal(ownSettings());
    sealed = (await sealedDocument(file, aSheetOf(file), seal)).bytes;
  });

  it("is never taken for what was sealed, whichever byte it is (SIGN-43)", async () => {
    expect(await whyOf(sealed)).toBe(null);
    for (let at = 0; at < sealed.length; at += 97) {
      expect(await whyOf(changedAt(sealed, at)), `byte ${at}`).not.toBe(null);
      expect((await whyOf(changedAt(sealed, at, 0x30 + (at % 10)))) === null, `byte ${at} as a digit`).toBe(
        sealed[at] === 0x30 + (at % 10),
      );
    }
  });

  it("is never taken for it, whichever byte of the signature and around it (SIGN-43)", async () => {
    const { start, end } = rangeOf(sealed);
    for (let at = start - 60; at < end + 10; at += 1)
      expect(await whyOf(changedAt(sealed, at)), `byte ${at}`).not.toBe(null);
    for (let at = start + 1; at < end - 1; at += 1) {
      const spelt = String.fromCharCode(sealed[at] ?? 0).toUpperCase();
      if (spelt !== String.fromCharCode(sealed[at] ?? 0))
        expect(await whyOf(changedAt(sealed, at, spelt.charCodeAt(0))), `capital at ${at}`).not.toBe(null);
    }
  });

  it.skipIf(!hasPrograms("openssl"))(
    "is never taken for it with a key on a curve either, whose signatures differ in length (SIGN-43)",
    async () => {
      const onCurve = await sealOf(makeKeyFile("P-256"));
      for (let time = 0; time < 4; time += 1) {
        const { bytes } = await sealedDocument(file, aSheetOf(file), onCurve);
        expect(await whyOf(bytes)).toBe(null);
        const { start, end } = rangeOf(bytes);
        for (let at = start; at < end; at += 1)
          expect(await whyOf(changedAt(bytes, at)), `byte ${at}`).not.toBe(null);
      }
    },
  );

  it.each([
    ["digest-mismatch", "another byte of the contract", () => changedAt(sealed, 40)],
    ["digest-mismatch", "another byte of the sheet", () => changedAt(sealed, file.length + 2_000)],
    ["bad-signature", "another byte of the signature", () => changedAt(sealed, rangeOf(sealed).end - 20)],
    ["bytes-appended", "a byte more", () => Buffer.concat([sealed, Buffer.from("\n")])],
    [
      "bytes-appended",
      "an update after it",
      () => Buffer.concat([sealed, Buffer.from("1 0 obj\n<< >>\nendobj\n")]),
    ],
    ["truncated", "a byte less", () => sealed.subarray(0, -1)],
    ["truncated", "its last lines cut off", () => sealed.subarray(0, -300)],
    ["not-sealed", "its seal cut off", () => sealed.subarray(0, file.length + 1_000)],
    ["not-sealed", "the contract alone", () => file],
    ["not-a-pdf", "something else", () => Buffer.from("Bonjour")],
    ["not-a-pdf", "nothing", () => Buffer.alloc(0)],
  ] as const)("says why: %s for %s (SIGN-43)", async (why, _what, change) => {
    expect(await whyOf(change())).toBe(why);
  });

  it("is not taken for it with the signature of another file (SIGN-43)", async () => {
    const other = await sealedDocument(file, { ...aSheetOf(file), eventCount: 28 }, seal);
    const [one, two] = [rangeOf(sealed), rangeOf(other.bytes)];
    const swapped = Buffer.from(sealed);
    swapped.set(other.bytes.subarray(two.start, two.end), one.start);
    expect(await whyOf(swapped)).toBe("digest-mismatch");
  });

  it("is told as another’s by its certificate when somebody else seals it anew (SIGN-43)", async () => {
    const stranger = await openSeal(ownSettings());
    const { bytes } = await sealedDocument(file, aSheetOf(file), stranger);
    const said = await verifySealed(bytes);
    expect(said).toMatchObject({ isIntact: true, fingerprint: stranger.fingerprint });
    expect(stranger.fingerprint).not.toBe(seal.fingerprint);
  });

  it.skipIf(!hasPdfsig)("is not valid by poppler, whichever byte that is signed (SIGN-43)", () => {
    expect(isValid(sealed)).toBe(true);
    const { start, end } = rangeOf(sealed);
    for (let at = 0; at < sealed.length; at += 97 * 5)
      if (at < start || at >= end) expect(isValid(changedAt(sealed, at)), `byte ${at}`).toBe(false);
  });

  it.skipIf(!hasPdfsig)(
    "is a mismatch by poppler where the contract or the sheet changed, and not wholly signed where bytes follow (SIGN-43)",
    () => {
      for (const at of [40, file.length + 2_000])
        expect(run("pdfsig", ["-nocert", onDisk(changedAt(sealed, at))]).text).toContain("Digest Mismatch");
      const appended = Buffer.concat([sealed, Buffer.from("1 0 obj\n<< >>\nendobj\n")]);
      expect(run("pdfsig", ["-nocert", onDisk(appended)]).text).toContain("Not total document signed");
    },
  );
});
