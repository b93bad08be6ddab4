import { catalogue } from "@ribambelle/domain/kernel/texts";

export const editableWords = catalogue({
  fr: {
    edit: "Modifier",
    fill: "Remplir",
    fillWhat: (title: string) => `Remplir\u00a0: ${title}`,
    editWhat: (title: string) => `Modifier\u00a0: ${title}`,
  },
  en: {
    edit: "Edit",
    fill: "Fill in",
    fillWhat: (title) => `Fill in: ${title}`,
    editWhat: (title) => `Edit: ${title}`,
  },
});
