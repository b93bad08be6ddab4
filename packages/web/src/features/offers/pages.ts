// One part for both pages: each part is named in the app’s first script.
export { ApplicationsPage } from "./ApplicationsPage.tsx";
export { OffersPage } from "./OffersPage.tsx";
