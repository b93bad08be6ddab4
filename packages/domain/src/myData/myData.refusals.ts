import { refusals } from "../kernel/refusal.ts";

export const myDataRefusals = refusals("my-data", {
  underWay: {
    status: 429,
    fr: "Une archive de vos données est déjà en cours de téléchargement. Attendez qu’elle soit arrivée, puis réessayez.",
    en: "An archive of your data is being downloaded already. Wait until it has arrived, then try again.",
  },
  busy: {
    status: 429,
    fr: "D’autres archives sont en préparation. Merci de réessayer dans quelques instants.",
    en: "Other archives are being prepared. Please try again in a moment.",
  },
});
