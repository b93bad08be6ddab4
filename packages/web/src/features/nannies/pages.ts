// One part for both pages: a family that opens the list opens profiles, and each part is named in the app’s first script.
export { NanniesPage } from "./list/NanniesPage.tsx";
export { nannyPageOf } from "./profile/NannyPage.tsx";
