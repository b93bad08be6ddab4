import { day, oneOf, role, text, year } from "../imports/cells.ts";
import { csvFile, optional, type RowOf, required } from "../imports/column.ts";
import { lineProblems } from "../imports/problem.ts";
import type { Audience } from "./renewal.ts";

/** Reads whom a campaign asks. */
export const audience = oneOf<Audience>([
  ["everyone", ["tous", "toutes", "everyone", "tout le monde"]],
  ["with-contract", ["sous contrat", "with contract"]],
]);

/** The problems of lines of campaigns. */
const campaignProblems = lineProblems({
  "other-year": {
    fr: "Ce jour n’est pas dans l’année de la campagne.",
    en: "This day does not lie in the campaign’s year.",
  },
  "closes-before-opening": { fr: "La fermeture précède l’ouverture.", en: "It closes before it opens." },
});

/** The most characters of what the agency says of a campaign. */
export const mostIntroduction = 500;

/** The campaigns of the back to school: one line per year and role. */
export const campaignsFile = csvFile({
  name: "campagnes.csv",
  columns: {
    year: required("année", year),
    role: required("rôle", role),
    opensOn: required("ouverture", day),
    closesOn: required("fermeture", day),
    audience: optional("public", audience, "everyone"),
    introductionFr: optional("texte", text(mostIntroduction)),
    introductionEn: optional("texte anglais", text(mostIntroduction)),
  },
  key: (campaign) => `${campaign.year} ${campaign.role}`,
  problems: ({ year, role, opensOn, closesOn, introductionFr, introductionEn }) => [
    ...(role === "Agency" ? [{ column: "role", code: "wrong-role" } as const] : []),
    ...(Number(opensOn.slice(0, 4)) === year
      ? []
      : [{ column: "opensOn", ...campaignProblems["other-year"] } as const]),
    ...(Number(closesOn.slice(0, 4)) === year
      ? []
      : [{ column: "closesOn", ...campaignProblems["other-year"] } as const]),
    ...(closesOn < opensOn
      ? [{ column: "closesOn", ...campaignProblems["closes-before-opening"] } as const]
      : []),
    ...(introductionEn !== null && introductionFr === null
      ? [{ column: "introductionFr", code: "required" } as const]
      : []),
  ],
});
export type ImportedCampaign = RowOf<typeof campaignsFile.columns>;
