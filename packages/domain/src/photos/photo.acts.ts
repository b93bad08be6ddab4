import { act, acts, reading } from "../kernel/acts/act.ts";

/** What happens to photos. */
export const photoActs = acts("photos", {
  lookedAt: reading({ fr: "a regardé une photo", en: "viewed a photo" }),
  uploaded: act({ fr: "a envoyé une photo", en: "sent a photo" }),
  deleted: act({ fr: "a supprimé la photo", en: "deleted the photo" }),
  validated: act({ fr: "a validé une photo", en: "approved a photo" }),
  rejected: act({ fr: "a refusé une photo", en: "rejected a photo" }),
});
