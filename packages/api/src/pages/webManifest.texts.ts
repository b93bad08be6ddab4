import { catalogue } from "@ribambelle/domain/kernel/texts";

export const webManifestWords = catalogue({
  fr: {
    description: (agency: string) => `Vos contrats et vos documents chez ${agency}`,
    dashboard: "Mon accueil",
    parentContracts: "Mes contrats de famille",
    babysitterContracts: "Mes contrats d’intervenant",
  },
  en: {
    description: (agency: string) => `Your contracts and documents with ${agency}`,
    dashboard: "My home page",
    parentContracts: "My contracts as a family",
    babysitterContracts: "My contracts as a babysitter",
  },
});
