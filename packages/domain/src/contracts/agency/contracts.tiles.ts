import { type DeskDelays, type TileKind, tileKind } from "../../kernel/desk/tile.ts";
import type { Bilingual } from "../../kernel/texts.ts";
import { type ContractKind, contractKinds } from "../contractKind.ts";
import { kindWords } from "./contracts.filters.ts";

const names = {
  guard: { fr: "Contrats de garde", en: "Childcare contracts" },
  housework: { fr: "Contrats de ménage", en: "Housework contracts" },
  babysitter: { fr: "Contrats d’intervenants", en: "Babysitters’ contracts" },
} as const satisfies Record<ContractKind, Bilingual>;

const unsigned = {
  guard: {
    fr: "Contrats de garde que des familles n’ont pas signés",
    en: "Childcare contracts that families have not signed",
  },
  housework: {
    fr: "Contrats de ménage que des familles n’ont pas signés",
    en: "Housework contracts that families have not signed",
  },
  babysitter: {
    fr: "Contrats que des intervenants n’ont pas signés",
    en: "Contracts that babysitters have not signed",
  },
} as const satisfies Record<ContractKind, Bilingual>;

const follow = { fr: "Relancer", en: "Remind" };
const treat = { fr: "Traiter", en: "Review them" };
const correct = { fr: "Corriger", en: "Correct" };

const of = (kind: ContractKind, rest: Bilingual): Bilingual => ({
  fr: `${names[kind].fr} ${rest.fr}`,
  en: `${names[kind].en} ${rest.en}`,
});

/** From so many days before the deadline of a signature, and before the end of a contract, it is overdue (TABLE D). */
export const overdueBefore = { deadline: 3, end: 7 } as const;

function tilesOf(
  kind: ContractKind,
  { contractWait, contractEnd, draft }: DeskDelays,
): Readonly<Record<"unsigned" | "ending" | "drafts" | "errors", TileKind>> {
  const permission = kind === "babysitter" ? "contracts.edit-babysitter" : "contracts.edit-parent";
  const list = `/agence/contrats?genre=${kindWords[kind]}` as const;
  return {
    unsigned: tileKind({
      code: `unsigned-${kind}`,
      title: unsigned[kind],
      permission,
      opens: { verb: follow, link: `${list}&etat=attente&attente=${contractWait}&tri=attente` },
      overdueAfterDays: 14,
    }),
    ending: tileKind({
      code: `ending-${kind}`,
      title: of(kind, { fr: "qui se terminent", en: "that are ending" }),
      permission,
      opens: { verb: treat, link: `${list}&etat=en-cours&fin=${contractEnd}&suite=non&tri=fin` },
      // Since they came into sight, so many days before: seven days before their end they are late.
      overdueAfterDays: Math.max(0, contractEnd - overdueBefore.end),
    }),
    drafts: tileKind({
      code: `drafts-${kind}`,
      title: of(kind, { fr: "restés en brouillon", en: "left as drafts" }),
      permission,
      opens: { verb: treat, link: `${list}&etat=brouillon&inactif=${draft}&tri=modification` },
      overdueAfterDays: null,
    }),
    errors: tileKind({
      code: `contract-errors-${kind}`,
      title: of(kind, { fr: "en erreur", en: "in error" }),
      permission,
      opens: { verb: correct, link: `${list}&etat=erreur&tri=modification` },
      overdueAfterDays: 0,
    }),
  };
}

/** What of contracts waits for the agency, a tile a kind of contract (TABLE D). */
export const contractTiles = (delays: DeskDelays) =>
  Object.fromEntries(contractKinds.map((kind) => [kind, tilesOf(kind, delays)])) as Readonly<
    Record<ContractKind, ReturnType<typeof tilesOf>>
  >;
