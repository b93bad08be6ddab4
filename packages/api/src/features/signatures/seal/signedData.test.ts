import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { childOf, der, dottedOf, integer, octets, oid, readDer, sequence, setOf } from "./der.ts";
import { readSignedData, signedAttributes, writeSignedData } from "./signedData.ts";

const number = integer(Buffer.of(7));
const issuer = sequence(setOf(sequence(oid("2.5.4.3"), der(0x0c, Buffer.from("Ribambelle")))));
const certificate = sequence(
  sequence(der(0xa0, integer(Buffer.of(2))), number, sequence(oid("1.2.840.113549.1.1.11")), issuer),
);
const digest = createHash("sha256").update("contrat").digest();
const stamp = sequence(oid("1.2.840.113549.1.7.2"));
const made = { certificates: [certificate], signature: Buffer.from("signature") } as const;

/** The tags of the nodes at a path, as RFC 5652 gives them: 0x30 a sequence, 0x31 a set, 0xa0 the first that may be left out. */
const tagsAt = (bytes: Buffer, ...path: number[]) => {
  const read = readDer(bytes);
  return read && childOf(read, ...path).children.map(({ bytes: [tag = 0] }) => tag.toString(16));
};

it("a signature is written as RFC 5652 asks: kinds and signers as sets, what is optional under its tag (SIGN-42)", () => {
  const rsa = writeSignedData(digest, { ...made, keyKind: "rsa", timeStamp: null });
  expect([tagsAt(rsa), tagsAt(rsa, 1, 0), tagsAt(rsa, 1, 0, 4, 0)]).toEqual([
    ["6", "a0"],
    ["2", "31", "30", "a0", "31"],
    ["2", "30", "30", "a0", "30", "4"],
  ]);
  const stamped = writeSignedData(digest, { ...made, keyKind: "ec", timeStamp: stamp });
  expect(tagsAt(stamped, 1, 0, 4, 0)).toEqual(["2", "30", "30", "a0", "30", "4", "a1"]);
  const names = (bytes: Buffer, ...path: number[]) => {
    const read = readDer(bytes);
    return read && dottedOf(childOf(read, ...path));
  };
  expect([names(rsa, 0), names(rsa, 1, 0, 1, 0, 0), names(rsa, 1, 0, 4, 0, 2, 0)]).toEqual([
    "1.2.840.113549.1.7.2",
    "2.16.840.1.101.3.4.2.1",
    "2.16.840.1.101.3.4.2.1",
  ]);
  expect([names(rsa, 1, 0, 4, 0, 4, 0), names(stamped, 1, 0, 4, 0, 4, 0)]).toEqual([
    "1.2.840.113549.1.1.11",
    "1.2.840.10045.4.3.2",
  ]);
});

it.each([
  ["rsa", null],
  ["ec", stamp],
] as const)("a signature by a key of kind %s is read as it was written (SIGN-42)", (keyKind, timeStamp) => {
  const given = { ...made, keyKind, timeStamp };
  const written = writeSignedData(digest, given);
  const read = readSignedData(Buffer.concat([written, Buffer.alloc(9)]));
  expect(read && writeSignedData(read.digest, read).equals(written)).toBe(true);
  expect(read).toEqual({ ...given, digest });
});

it("what is signed names the digest and the certificate, and anything else is no signature (SIGN-42)", () => {
  const signed = readDer(signedAttributes(digest, certificate));
  const held = signed?.children.map((attribute) => [
    dottedOf(childOf(attribute, 0)),
    childOf(attribute, 1, 0).bytes,
  ]);
  const of = createHash("sha256").update(certificate).digest();
  const named = sequence(octets(of), sequence(sequence(der(0xa4, issuer)), number));
  expect(Object.fromEntries(held ?? [])).toEqual({
    "1.2.840.113549.1.9.3": oid("1.2.840.113549.1.7.1"),
    "1.2.840.113549.1.9.4": octets(digest),
    "1.2.840.113549.1.9.16.2.47": sequence(sequence(named)),
  });
  for (const other of [Buffer.of(), Buffer.from("x"), certificate]) expect(readSignedData(other)).toBeNull();
});
