import { catalogue } from "@ribambelle/domain/kernel/texts";

/** The title of the pages by which a stranger refuses invitations. */
export const refusalTitle = catalogue({
  fr: { title: "Ne plus être contacté" },
  en: { title: "Do not contact me again" },
});
