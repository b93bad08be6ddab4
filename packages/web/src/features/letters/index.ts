/** Fetches the page of the portal’s letters. */
export const loadLettersPage = () => import("./pages.ts");

/** Fetches the page of their models. */
export const loadModelsPage = () => import("./models/pages.ts");

/** Fetches the letters about one person, for their page. */
export const loadPersonLetters = async () => (await import("./PersonLetters.tsx")).PersonLetters;

/** Fetches the last letters to one person, for the overview of their page. */
export const loadLastLetters = async () => (await import("./LastLetters.tsx")).LastLetters;
