import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSeal, type Seal, type SealSettings } from "../../features/signatures/seal/seal.ts";
import { run } from "./testPrograms.ts";

export const password = "Sésame-2026";

/** How a seal is opened without a file: each call has a data folder of its own. */
export const ownSettings = (more: Partial<SealSettings> = {}): SealSettings => ({
  certificate: null,
  password: "",
  dataFolder: mkdtempSync(join(tmpdir(), "seal-")),
  agencyName: "Ribambelle Démo",
  authorityUrl: null,
  ...more,
});

const keys = {
  "RSA 3072": ["-newkey", "rsa:3072"],
  "P-256": ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"],
  "RSA 1024": ["-newkey", "rsa:1024"],
} as const;
export type KeyName = keyof typeof keys;

/** Runs openssl in a folder; throws what it says when it fails. */
export function openssl(folder: string, ...args: readonly string[]): void {
  const [command = "", ...rest] = args;
  const inFolder = rest.map((arg) => (/\.(?:pem|p12|csr|cnf|srl)$/.test(arg) ? join(folder, arg) : arg));
  const { code, text } = run("openssl", [command, ...inFolder]);
  if (code !== 0) throw new Error(text);
}

/** Makes a key, its certificate signed by itself, and both as a .p12 file; gives their folder. */
export function makeKeyFile(key: KeyName): string {
  const folder = mkdtempSync(join(tmpdir(), "seal-"));
  const subject = ["-subj", "/CN=Agence – cachet", "-utf8", "-days", "400"];
  openssl(
    folder,
    "req",
    "-x509",
    ...keys[key],
    "-nodes",
    "-keyout",
    "key.pem",
    "-out",
    "cert.pem",
    ...subject,
  );
  return packKey(folder);
}

/** Puts the key and certificate of such a folder in its .p12 file anew, as these options say; gives the folder. */
export function packKey(folder: string, ...how: readonly string[]): string {
  const both = ["-inkey", "key.pem", "-in", "cert.pem", "-passout", `pass:${password}`];
  openssl(folder, "pkcs12", "-export", ...both, "-out", "seal.p12", ...how);
  return folder;
}

/** Opens the seal of a folder that `makeKeyFile` made. */
export const sealOf = (folder: string, more: Partial<SealSettings> = {}): Promise<Seal> =>
  openSeal(ownSettings({ certificate: join(folder, "seal.p12"), password, ...more }));

/** Makes an authority, the certificate of a seal that it signs, and all as a .p12 file with the authority’s first; gives their folder. */
export function makeChainFile(): string {
  const folder = makeKeyFile("RSA 3072");
  const request = ["-newkey", "rsa:2048", "-nodes", "-keyout", "leaf.pem", "-out", "leaf.csr"];
  openssl(folder, "req", ...request, "-utf8", "-subj", "/CN=Agence signée");
  const signing = ["-req", "-CA", "cert.pem", "-CAkey", "key.pem", "-CAcreateserial", "-days", "300"];
  openssl(folder, "x509", ...signing, "-in", "leaf.csr", "-out", "leafcert.pem");
  const both = [
    "-inkey",
    "leaf.pem",
    "-in",
    "leafcert.pem",
    "-certfile",
    "cert.pem",
    "-passout",
    `pass:${password}`,
  ];
  openssl(folder, "pkcs12", "-export", ...both, "-out", "seal.p12");
  return folder;
}
