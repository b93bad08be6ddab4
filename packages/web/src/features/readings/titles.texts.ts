/** The names of the pages: in the menu, on the tile, in the window. */
export const readingTitles = {
  all: { fr: "Documents à consulter", en: "Documents to read" },
  one: { fr: "Document à consulter", en: "Document to read" },
};
