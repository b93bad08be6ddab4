import { acts, reading } from "../kernel/acts/act.ts";

/** What happens to the archive of one’s data. */
export const myDataActs = acts("my-data", {
  downloaded: reading({
    fr: "a téléchargé l’archive de ses données",
    en: "downloaded the archive of their data",
  }),
});
