import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openssl } from "./testCertificates.ts";

/** A time-stamp authority that runs. */
export interface TestAuthority {
  readonly url: URL;
  readonly folder: string;
  /** Puts another answer in the place of the right one; null puts that back. */
  readonly answerWith: (answer: Answer | null) => void;
  readonly close: () => Promise<void>;
}
export type Answer = (request: Buffer, response: ServerResponse, right: () => Buffer) => void;

const settings = (folder: string) => `[tsa]
default_tsa = one
[one]
dir = ${folder}
serial = ${folder}/serial
crypto_device = builtin
signer_cert = ${folder}/cert.pem
signer_key = ${folder}/key.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
[req]
distinguished_name = name
x509_extensions = stamping
[name]
[stamping]
extendedKeyUsage = critical,timeStamping
keyUsage = critical,digitalSignature
`;

/** Starts a real authority (RFC 3161) of `openssl ts` on a port of its own; `key` as openssl makes one. */
export async function testAuthority(...key: readonly string[]): Promise<TestAuthority> {
  const folder = mkdtempSync(join(tmpdir(), "tsa-"));
  writeFileSync(join(folder, "tsa.cnf"), settings(folder));
  writeFileSync(join(folder, "serial"), "01\n");
  const made = [
    "-newkey",
    ...(key.length > 0 ? key : ["rsa:2048"]),
    "-nodes",
    "-keyout",
    "key.pem",
    "-out",
    "cert.pem",
  ];
  openssl(folder, "req", "-x509", "-config", "tsa.cnf", "-subj", "/CN=Horodatage", "-days", "30", ...made);
  const reply = (request: Buffer) => {
    writeFileSync(join(folder, "request.tsq"), request);
    const files = ["-queryfile", join(folder, "request.tsq"), "-out", join(folder, "reply.tsr")];
    openssl(folder, "ts", "-reply", "-config", "tsa.cnf", ...files);
    return readFileSync(join(folder, "reply.tsr"));
  };
  let other: Answer | null = null;
  const server = createServer(async (asked: IncomingMessage, response) => {
    const request = Buffer.concat(await asked.toArray());
    if (other) other(request, response, () => reply(request));
    else response.setHeader("content-type", "application/timestamp-reply").end(reply(request));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    folder,
    answerWith: (answer) => {
      other = answer;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
