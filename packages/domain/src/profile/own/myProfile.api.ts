import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { wire } from "../../kernel/wire.ts";
import { diplomaSchema } from "../education.ts";
import { experienceSchema } from "../experience.ts";
import { profileSchema } from "../profile.ts";
import { experienceNames, publicNames } from "../publicProfile.api.ts";

const base = "/BabysitterProfile";
const access = ["BabySitter"] as const;
const read = { method: "GET", access } as const;

export const experiencesSchema = z.array(wire(experienceSchema, experienceNames));

export const getMyProfile = endpoint({
  ...read,
  name: "getMyBabysitterProfile",
  path: `${base}/GetMyBabysitterProfile`,
  isVersioned: true,
  output: wire(z.extend(profileSchema, { experiences: experiencesSchema }), {
    ...publicNames,
    completionRate: "profileCompletionRate",
    birthDate: "birthDate",
    phoneNumber: "phoneNumber",
    address: "address",
    addressComplement: "adresseComplement",
    zipCode: "zipCode",
    hasHomeworkHelpOption: "hasHomeworkHelpOption",
    hasBeenInterviewed: "hasBeenInterviewed",
    photoRejectionReason: "avatarRejectionReason",
    photoRejectionReasonEn: "avatarRejectionReasonEn",
    advertToCorrect: "advertToCorrect",
    can: "can",
  }),
});

export const getMyCompletionRate = endpoint({
  ...read,
  name: "getMyBabySitterProfileCompletionRate",
  path: `${base}/GetMyBabySitterProfileCompletionRate`,
  output: z.object({ completionRate: z.int() }),
});

export const getDiplomas = endpoint({
  ...read,
  name: "getDiplomas",
  isWorded: true,
  path: `${base}/Diplomas`,
  output: z.array(diplomaSchema),
});
