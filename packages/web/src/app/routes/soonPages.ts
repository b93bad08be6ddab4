import { page } from "../../routing/page.ts";

// Sections that are not built yet, so that no link is broken; a new feature removes its line here.
const component = () => import("../pages/SoonPage.tsx").then(({ SoonPage }) => SoonPage);

const surveyTypes: readonly (string | undefined)[] = ["questionnaire", "enquete"];
export const surveyPage = page("/client/questionnaire-client/$surveyType", {
  title: { fr: "Questionnaire", en: "Questionnaire" },
  // There are two surveys, and nothing at any other name (ROUTE-24 to -26).
  exists: ({ surveyType }) => surveyTypes.includes(surveyType),
  component,
});
