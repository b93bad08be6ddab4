export { AvailabilitiesFields } from "../../ui/week/AvailabilitiesFields.tsx";
export { AdvertFields } from "./advert/AdvertFields.tsx";
export { EducationFields } from "./education/EducationFields.tsx";
