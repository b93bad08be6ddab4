import { generateKeyPair, randomBytes, sign } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { keptSecret } from "../../../files/keptSecret.ts";
import { bits, der, integer, octets, oid, sequence, setOf, time } from "./der.ts";

const fileName = "signature-certificate.pem";
const years = 10;
// The longest that a certificate may say (RFC 5280).
const longestName = 64;
const ending = " – cachet";

/** Gives the agency's own key and certificate, in PEM; makes them once, the first of several processes for all (SIGN-44). */
export async function ownCertificate(dataFolder: string, agencyName: string, now: Date): Promise<string> {
  const made = existsSync(ownCertificateFile(dataFolder)) ? "" : await makeCertificate(agencyName, now);
  return keptSecret(dataFolder, fileName, made);
}

/** Where `ownCertificate` keeps them. */
export const ownCertificateFile = (dataFolder: string): string => join(dataFolder, fileName);

async function makeCertificate(agencyName: string, now: Date): Promise<string> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 3072 });
  const name = sequence(setOf(sequence(oid("2.5.4.3"), der(0x0c, Buffer.from(nameOf(agencyName))))));
  const algorithm = sequence(oid("1.2.840.113549.1.1.11"), der(0x05));
  const content = sequence(
    der(0xa0, integer(Buffer.of(2))),
    integer(randomBytes(16)),
    algorithm,
    name,
    sequence(time(now), time(inYears(now, years))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...extensions())),
  );
  const certificate = sequence(content, algorithm, bits(sign("sha256", content, privateKey)));
  return `${privateKey.export({ type: "pkcs8", format: "pem" })}${pem("CERTIFICATE", certificate)}`;
}

function extensions(): readonly Buffer[] {
  const critical = der(0x01, Buffer.of(0xff));
  return [
    // It makes no other certificates.
    sequence(oid("2.5.29.19"), critical, octets(sequence())),
    // It signs, and its signer cannot deny it.
    sequence(oid("2.5.29.15"), critical, octets(bits(Buffer.of(0xc0), 6))),
    sequence(oid("2.5.29.14"), octets(octets(randomBytes(20)))),
  ];
}

const nameOf = (agencyName: string) =>
  `${[...agencyName].slice(0, longestName - ending.length).join("")}${ending}`;

function inYears(now: Date, count: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() + count);
  return then;
}

const pem = (label: string, content: Buffer) =>
  `-----BEGIN ${label}-----\n${(content.toString("base64").match(/.{1,64}/g) ?? []).join("\n")}\n-----END ${label}-----\n`;
