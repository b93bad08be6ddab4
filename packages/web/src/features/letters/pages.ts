export { LettersPage } from "./LettersPage.tsx";
export { lettersQueryAt, modelsQuery } from "./letters.queries.ts";
