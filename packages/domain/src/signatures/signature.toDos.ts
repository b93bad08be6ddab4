import * as z from "zod/mini";
import { contractsSection } from "../contracts/contract.section.ts";
import { toDoKind } from "../toDos/toDo.ts";

const facts = z.object({ reference: z.string(), title: z.string(), link: z.string() });

/** What a signer has to do about a contract that stands in nobody’s list of theirs: a second parent’s (SIGN-26). */
export const signatureToDos = {
  sign: toDoKind(
    {
      kind: "signatures.sign",
      after: ["contracts.sign"],
      before: ["invoices.pay"],
      section: contractsSection,
      action: { fr: "Lire et signer", en: "Read and sign" },
    },
    facts,
    ({ reference, link }) => ({
      title: { fr: `Signer le contrat ${reference}`, en: `Sign contract ${reference}` },
      text: {
        fr: "Il attend votre signature, à la suite de celle de l’autre parent.",
        en: "It is waiting for your signature, after the other parent’s.",
      },
      link,
    }),
  ),
};
