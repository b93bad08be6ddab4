import { documentFileName, documentName } from "@ribambelle/domain/documents/document";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import type { Db } from "../../db/connection/connect.ts";
import type { Opening, OwnFiles } from "../../files/ownFile.ts";
import { chain } from "./chain/chain.ts";
import { findSealedCopy, listSealedCopies } from "./sealing/seal.store.ts";
import { seenFacts } from "./signatures.deps.ts";
import { holdRequest } from "./signatures.store.ts";

/** The sealed copies of what people signed (SIGN-47). */
export const signatureFiles: OwnFiles = {
  async find(db, personId, id) {
    const found = await findSealedCopy(db, personId, id);
    if (!found) return null;
    const { reference, requestId: _, ...file } = found;
    return { id, fileName: documentFileName("signed-contract", reference), ...file };
  },
  async toTake(db, personId) {
    const copies = await listSealedCopies(db, personId);
    return copies.map(({ id, reference }) => ({
      name: inBoth((locale) => documentName("signed-contract", reference, locale)),
      path: downloadPath(id),
      contract: reference,
    }));
  },
  onOpened: noteDownloaded,
};

async function noteDownloaded(db: Db, { personId, id, by, userAgent, at }: Opening): Promise<void> {
  const copy = await findSealedCopy(db, personId, id);
  if (!copy) return;
  await db.transaction().execute(async (transaction) => {
    const held = await holdRequest(transaction, copy.requestId);
    const mine = held?.signers.find((signer) => signer.personId === personId);
    if (!mine) return;
    const facts = seenFacts({ address: by.address, browser: userAgent });
    await chain(transaction, copy.requestId, at, { kind: "downloaded", position: mine.position, facts });
  });
}
