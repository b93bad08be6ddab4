import { peopleFile } from "@ribambelle/domain/people/people.file";
import { campaignsFile } from "@ribambelle/domain/renewals/campaigns.file";
import { renewalImportActs } from "@ribambelle/domain/renewals/renewal.acts";
import { fileImporter } from "../../importing/fileImporter.ts";
import { importCampaigns } from "./campaigns/campaigns.actions.ts";

/** The campaigns of an import. */
export const renewalsImporters = [
  fileImporter(campaignsFile, {
    after: [peopleFile],
    act: renewalImportActs.campaignsImported,
    batchSize: 100,
    keep: async ({ db, lines, present }) => ({ outcomes: await importCampaigns(db, lines, present) }),
    shown: {
      rows: {
        table: "renewal_campaign",
        key: { year: ["year", "integer"], role: ["role", "text"] },
        columns: {
          opensOn: ["opens_on", "date"],
          closesOn: ["closes_on", "date"],
          audience: ["audience", "text"],
          introductionFr: ["introduction_fr", "text"],
          introductionEn: ["introduction_en", "text"],
        },
      },
      weighs: () => false,
    },
  }),
];
