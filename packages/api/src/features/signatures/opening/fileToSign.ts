import { createHash } from "node:crypto";
import { unfitFile } from "@ribambelle/domain/signatures/signature.refusals";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { KeptContract } from "../../contracts/index.ts";
import { findDocumentOf, newDocumentKey } from "../../documents/index.ts";
import { fitFile } from "../seal/fitFile.ts";

/** The bytes that are to be signed, and what is known of them. */
export interface FileToSign {
  readonly fileKey: string;
  readonly content: Uint8Array;
  readonly sha256: Buffer;
  readonly byteCount: number;
  readonly pageCount: number;
}

/** Gives the key of the document of a contract; refused where it has none. */
export async function documentToSign(
  db: Db,
  { person: { userId: personId }, reference }: KeptContract,
): Promise<{ readonly fileKey: string; readonly sha256: Buffer }> {
  const document = await findDocumentOf(db, { personId, reference, kind: "contract" });
  if (!document) throw new Refused(unfitFile("missing"));
  return document;
}

/** Judges bytes that are to be signed; refused where they cannot be (SIGN-37). */
export async function fileToSign(content: Uint8Array): Promise<FileToSign> {
  const fit = await fitFile(content);
  if ("unfit" in fit) throw new Refused(unfitFile(fit.unfit));
  return {
    fileKey: newDocumentKey(),
    content,
    sha256: createHash("sha256").update(content).digest(),
    byteCount: content.byteLength,
    pageCount: fit.pageCount,
  };
}
