import { execFile } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sample } from "@ribambelle/processes/rounds";
import { describe, expect, it } from "vitest";
import {
  type KeyName,
  makeChainFile,
  makeKeyFile,
  openssl,
  ownSettings,
  packKey,
  password,
  sealOf,
} from "../../../testing/papers/testCertificates.ts";
import { aPdf, onDisk } from "../../../testing/papers/testPdfs.ts";
import { hasPrograms } from "../../../testing/papers/testPrograms.ts";
import { aSheetOf } from "../../../testing/papers/testSheet.ts";
import { openSeal, SealEnded, SealProblem, type SealSettings, sealWarning } from "./seal.ts";
import { sealedDocument } from "./sealedDocument.ts";
import { verifySealed } from "./verifySealed.ts";

const file = "signature-certificate.pem";

describe("the certificate that the portal makes itself", () => {
  it("is made once, for ten years, in the agency’s name, for its user alone (SIGN-44)", async () => {
    const settings = ownSettings();
    const seal = await openSeal(settings);
    expect(seal).toMatchObject({ name: "Ribambelle Démo – cachet", isOwn: true, keyKind: "rsa" });
    const { publicKey, ca, keyUsage } = new X509Certificate(seal.certificate);
    expect(publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
    expect([ca, keyUsage]).toEqual([false, undefined]);
    expect(seal.notAfter.getUTCFullYear() - seal.notBefore.getUTCFullYear()).toBe(10);
    expect(readdirSync(settings.dataFolder)).toEqual([file]);
    if (process.platform !== "win32")
      expect(statSync(join(settings.dataFolder, file)).mode & 0o777).toBe(0o600);
    // The name of the agency may change: who sealed stays who it was.
    const again = await openSeal({ ...settings, agencyName: "Autre nom" });
    expect(again.fingerprint).toBe(seal.fingerprint);
  });

  it("has a name that is not too long for a certificate (SIGN-44)", async () => {
    const seal = await openSeal(ownSettings({ agencyName: "É".repeat(80) }));
    expect(seal.name).toBe(`${"É".repeat(55)} – cachet`);
  });

  it("is one for all processes that start at once (SIGN-44)", async () => {
    const settings = ownSettings();
    const module = new URL("./seal.ts", import.meta.url).href;
    const source = `const { openSeal } = await import(${JSON.stringify(module)});
      console.log((await openSeal({ ...${JSON.stringify(settings)}, authorityUrl: null })).fingerprint);`;
    const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", source]);
    const said = (await Promise.all([start(), start(), start()])).map(({ stdout }) => stdout.trim());
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(settings.dataFolder)).toEqual([file]);
  });

  it("stops the start in a sentence when its file was damaged (SIGN-44)", async () => {
    const settings = ownSettings();
    await openSeal(settings);
    writeFileSync(join(settings.dataFolder, file), "x");
    await expect(openSeal(settings)).rejects.toThrow(
      /own certificate in .*signature-certificate\.pem cannot be read/,
    );
    await expect(openSeal(settings)).rejects.toThrow(SealProblem);
  });
});

describe.skipIf(!hasPrograms("openssl"))("the certificate of a .p12 file", () => {
  const modern: readonly string[] = [];
  // Keys take their time to be made: one of each does.
  const folders = new Map<KeyName, string>();
  const folderOf = (key: KeyName) => {
    const folder = folders.get(key) ?? makeKeyFile(key);
    folders.set(key, folder);
    return folder;
  };
  const legacy = ["-certpbe", "PBE-SHA1-3DES", "-keypbe", "PBE-SHA1-3DES", "-macalg", "sha1"];

  it.each(
    sample(
      [
        ["P-256", modern],
        ["P-256", legacy],
        ["RSA 3072", modern],
        ["RSA 3072", legacy],
      ] as const,
      2,
    ),
  )(
    "seals, with a key of %s, kept in the new way or the old one: %s (SIGN-42, SIGN-44)",
    async (key, how) => {
      const seal = await sealOf(packKey(folderOf(key), ...how));
      expect(seal).toMatchObject({
        name: "Agence – cachet",
        isOwn: false,
        keyKind: key === "P-256" ? "ec" : "rsa",
      });
      const contract = aPdf();
      const { bytes } = await sealedDocument(contract, aSheetOf(contract), seal);
      expect(await verifySealed(bytes)).toMatchObject({ isIntact: true, fingerprint: seal.fingerprint });
    },
  );

  it("is the one of the key, whichever stands first, and takes the others along (SIGN-42)", async () => {
    const folder = makeChainFile();
    const seal = await sealOf(folder);
    expect(seal.name).toBe("Agence signée");
    expect(seal.chain.map((each) => new X509Certificate(each).subject)).toEqual(["CN=Agence – cachet"]);
    const contract = aPdf();
    const { bytes } = await sealedDocument(contract, aSheetOf(contract), seal);
    expect(await verifySealed(bytes)).toMatchObject({ isIntact: true, signer: "Agence signée" });
    const text = Buffer.from(bytes).toString("latin1");
    const [, start = "", end = ""] = /\/ByteRange \[0 (\d+) (\d+)/.exec(text) ?? [];
    for (let at = Number(start); at < Number(end); at += 61) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      expect((await verifySealed(changed)).isIntact, `byte ${at}`).toBe(false);
    }
  });

  it.each<[string, string, (folder: string) => Partial<SealSettings>]>([
    ["another password", "SIGNATURE_CERTIFICATE_PASSWORD does not open", () => ({ password: "autre" })],
    ["no password", "SIGNATURE_CERTIFICATE_PASSWORD does not open", () => ({ password: "" })],
    [
      "a file that is not there",
      "cannot be read (ENOENT)",
      (folder) => ({ certificate: join(folder, "no.p12") }),
    ],
    ["another kind of file", "is not a .p12 file", (folder) => ({ certificate: join(folder, "cert.pem") })],
    [
      "a file without a key",
      "holds no key",
      (folder) => {
        const only = ["-nokeys", "-in", "cert.pem", "-passout", `pass:${password}`, "-out", "nokey.p12"];
        openssl(folder, "pkcs12", "-export", ...only);
        return { certificate: join(folder, "nokey.p12") };
      },
    ],
    [
      "half a file",
      "is not a .p12 file",
      (folder) => ({
        certificate: onDisk(readFileSync(join(folder, "seal.p12")).subarray(0, 900), "half.p12"),
      }),
    ],
    [
      "a key that is too short",
      "1024 bits",
      () => ({ certificate: join(makeKeyFile("RSA 1024"), "seal.p12") }),
    ],
  ])("stops the start in a sentence with %s (SIGN-44)", async (_what, words, change) => {
    const folder = folderOf("RSA 3072");
    const error: unknown = await sealOf(folder, change(folder)).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(SealProblem);
    expect((error as Error).message).toContain(words);
    expect((error as Error).message).toMatch(/^[^.].*\.$/);
  });
});

describe("the end of a certificate", () => {
  const notAfter = new Date("2026-12-31T12:00:00Z");

  it.each([
    ["2026-12-01T11:59:59Z", null],
    ["2026-12-01T12:00:00Z", "ends-soon"],
    ["2026-12-31T11:59:59Z", "ends-soon"],
    ["2026-12-31T12:00:00Z", "ended"],
    ["2030-01-01T00:00:00Z", "ended"],
  ] as const)("is said on %s as %s (SIGN-44)", (now, warning) => {
    expect(sealWarning({ notAfter }, new Date(now))).toBe(warning);
  });

  it("is the end of sealing, as it is before its beginning (SIGN-44)", async () => {
    const seal = await openSeal(ownSettings());
    const contract = aPdf();
    const sealedAt = (instant: number) =>
      sealedDocument(contract, aSheetOf(contract), { ...seal, now: () => new Date(instant) });
    const [begins, ends] = [seal.notBefore.getTime(), seal.notAfter.getTime()];
    for (const instant of [ends + 1, begins - 1]) await expect(sealedAt(instant)).rejects.toThrow(SealEnded);
    for (const instant of [ends, begins]) await expect(sealedAt(instant)).resolves.toBeDefined();
  });
});
