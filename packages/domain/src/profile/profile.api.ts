export { getDiplomas, getMyCompletionRate, getMyProfile } from "./own/myProfile.api.ts";
export {
  saveExperiences,
  updateAdvertPublication,
  updateMyAdvert,
  updateMyAvailabilities,
  updateMyEducation,
  updateMyLanguages,
  updateMySearchFrequency,
  updateMyServices,
  updateMySituation,
  updateMyTransport,
} from "./own/profileChanges.api.ts";
export { getMyPublicProfile } from "./publicProfile.api.ts";
export { getMySituation } from "./situation.api.ts";
