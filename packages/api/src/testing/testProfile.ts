import type { LightMyRequestResponse } from "fastify";
import { type SignedIn, signInto } from "./signedIn.ts";
import type { TestPerson } from "./stores/testPeople.store.ts";
import type { TestApp } from "./testApp.ts";

const base = "/BabysitterProfile";

/** Thirty words, as the description of an advert needs. */
export const thirtyWords = "Je garde des enfants avec plaisir depuis trois ans. ".repeat(4).trim();

/** Valid bodies of the calls that change a profile, as an outside client spells them. */
export const profileBodies = {
  UpdateMyAdvert: { AdvertTitle: "Étudiante douce et patiente", AdvertDescription: thirtyWords },
  UpdateMyAvailabilities: {
    Availabilities: [{ day: 1, id: 3_141_592_653, startTime: "16:30", endTime: "19:00" }],
  },
  UpdateMySearchFrequency: { SearchFrequency: 3 },
  UpdateMyGuardTypes: { IsAvailableForHousework: true, HasHomeworkHelpOption: true, HasIroningOption: true },
  UpdateMyProfessionalSituation: { ProfessionalSituation: 1 },
  SaveExperiences: { Experiences: [experienceBody()] },
  UpdateMyEducation: { EducationLevel: 52, EducationTheme: 73, SpecificDiplomas: [1242] },
  UpdateMyTransportAbilities: { HasDrivingLicence: true, CanConveyChildren: false },
  UpdateMyLanguages: { SpokenLanguages: [106, 1] },
} as const;

/** An experience as the page sends it. */
export function experienceBody(given: object = {}) {
  return {
    id: 0,
    typologieCategorie: 0,
    typologieCategorieAge: 3,
    typologieDuree: 12,
    guardType: 0,
    nombreEnfant: 2,
    description: "Deux frères, après l’école.",
    dateOfCreation: null,
    ...given,
  };
}

/** A babysitter who is signed in, and the calls of their profile. */
export interface ProfileOwner {
  readonly person: TestPerson;
  get(call: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(call: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Posts, expects success and gives the ETag. */
  save(call: string, body: unknown, headers?: Record<string, string>): Promise<string>;
  profile(): Promise<Record<string, unknown>>;
}

/** Signs a new babysitter in. */
export async function profileOwner(
  portal: TestApp,
  given: Parameters<typeof signInto>[2] = {},
): Promise<ProfileOwner> {
  return ownerOf(await signInto(portal, "BabySitter", given));
}

/** The calls of the profile of whoever is signed in at the time. */
export function ownerOf(its: SignedIn): ProfileOwner {
  const get: ProfileOwner["get"] = (call, headers = {}) =>
    its.portal.call("GET", `${base}/${call}`, { cookie: its.cookie, headers });
  const post: ProfileOwner["post"] = (call, body, headers = {}) =>
    its.portal.call("POST", `${base}/${call}`, { cookie: its.cookie, body, headers });
  return {
    get person() {
      return its.person;
    },
    get,
    post,
    async save(call, body, headers) {
      const answer = await post(call, body, headers);
      if (answer.statusCode !== 200) throw new Error(`${call}: ${answer.statusCode} ${answer.body}`);
      return String(answer.headers.etag);
    },
    profile: async () => (await get("GetMyBabysitterProfile")).json(),
  };
}
