import { audience, day, role, text, year } from "./cells.ts";
import { csvFile, optional, type RowOf, required } from "./column.ts";

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
    ...(Number(opensOn.slice(0, 4)) === year ? [] : [{ column: "opensOn", code: "other-year" } as const]),
    ...(Number(closesOn.slice(0, 4)) === year ? [] : [{ column: "closesOn", code: "other-year" } as const]),
    ...(closesOn < opensOn ? [{ column: "closesOn", code: "closes-before-opening" } as const] : []),
    ...(introductionEn !== null && introductionFr === null
      ? [{ column: "introductionFr", code: "required" } as const]
      : []),
  ],
});
export type ImportedCampaign = RowOf<typeof campaignsFile.columns>;
