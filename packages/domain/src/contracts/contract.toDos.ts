import * as z from "zod/mini";
import { daySchema, plainDay } from "../kernel/day.ts";
import type { Bilingual } from "../kernel/texts.ts";
import { toDoKind } from "../toDos/toDo.ts";
import { contractsSection } from "./contract.section.ts";

const titles = {
  parent: { fr: "Signer votre contrat de garde", en: "Sign your childcare contract" }, // TODO-02, printed
  housework: { fr: "Signer votre contrat de ménage", en: "Sign your housework contract" },
  babysitter: { fr: "Signer votre contrat de travail", en: "Sign your employment contract" },
} as const satisfies Record<string, Bilingual>;

const facts = z.object({
  contract: z.enum(["parent", "housework", "babysitter"]),
  reference: z.string(),
  startDate: z.nullable(daySchema),
  url: z.string(),
});

/** What people have to do about their contracts. */
export const contractToDos = {
  sign: toDoKind(
    {
      kind: "contracts.sign",
      section: contractsSection,
      action: { fr: "Lire et signer", en: "Read and sign" }, // TODO-05, printed
    },
    facts,
    ({ contract, reference, startDate, url }) => ({
      title: titles[contract],
      text:
        startDate === null
          ? {
              fr: `Le contrat ${reference} attend votre signature.`,
              en: `Contract ${reference} is waiting for your signature.`,
            }
          : {
              fr: `Le contrat ${reference}, à partir du ${plainDay(startDate, "fr")}, attend votre signature.`,
              en: `Contract ${reference}, from ${plainDay(startDate, "en")}, is waiting for your signature.`,
            },
      link: url,
    }),
  ),
};
