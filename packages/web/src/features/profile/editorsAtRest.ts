import { partAtRest } from "../../client/loading/partAtRest.tsx";

// In one file: whoever edits one section edits another.
const load = () => import("./editors.ts");

/** What edits the sections, fetched once the profile is read. */
export const advertEditor = partAtRest(async () => (await load()).AdvertEditor);
export const availabilitiesEditor = partAtRest(async () => (await load()).AvailabilitiesEditor);
export const educationEditor = partAtRest(async () => (await load()).EducationEditor);
export const experienceEditor = partAtRest(async () => (await load()).ExperienceEditor);
export const deleteQuestion = partAtRest(async () => (await load()).DeleteQuestion);
export const frequencyEditor = partAtRest(async () => (await load()).FrequencyEditor);
export const languagesEditor = partAtRest(async () => (await load()).LanguagesEditor);
export const servicesEditor = partAtRest(async () => (await load()).ServicesEditor);
export const situationEditor = partAtRest(async () => (await load()).SituationEditor);
export const transportEditor = partAtRest(async () => (await load()).TransportEditor);
