import { partAtRest } from "../../client/loading/partAtRest.tsx";

// In one file: whoever edits one section edits another.
const load = () => import("./fields.ts");

/** The fields of the largest sections, fetched once the profile is read. */
export const advertFields = partAtRest(async () => (await load()).AdvertFields);
export const availabilitiesFields = partAtRest(async () => (await load()).AvailabilitiesFields);
export const educationFields = partAtRest(async () => (await load()).EducationFields);
