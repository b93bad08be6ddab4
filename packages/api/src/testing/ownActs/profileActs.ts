import { fillProfile } from "../nannies/testNannies.store.ts";
import { usualAdvert } from "../nannies/testNannies.ts";
import { sendPhoto } from "../testPhotos.ts";
import { halves } from "../testPictures.ts";
import { experienceBody, thirtyWords } from "../testProfile.ts";
import type { OwnPortal, OwnTrial, Sent } from "./ownTrial.ts";

type Prepare = NonNullable<OwnTrial["prepare"]>;

const week = [{ day: 1, startTime: "08:00", endTime: "10:00" }] as const;

/** Has a whole profile, published, before this is sent. */
const filled =
  (body: object): Prepare =>
  async ({ portal }, { personId }) => {
    await fillProfile(portal.database.connection.db, personId, { ...usualAdvert, childAges: [3] }, week);
    return { body };
  };
const section = (call: string, note: string, body: object, how?: string): OwnTrial => ({
  path: `/BabysitterProfile/${call}`,
  ...(how && { how }),
  as: "BabySitter",
  notes: [`profile.${note}`],
  prepare: filled(body),
});
const withPhoto: Prepare = async ({ portal }: OwnPortal, { personId }) => {
  await sendPhoto(portal.deps, personId);
  return {};
};
const picture = async (): Promise<Sent> => {
  const content = await halves().jpeg().toBuffer();
  return { files: [{ name: "avatar", fileName: "moi.jpg", type: "image/jpeg", content }] };
};

/** What babysitters do to their profile and photo. */
export const trials: readonly OwnTrial[] = [
  section("UpdateMyAdvert", "advert-updated", {
    AdvertTitle: "Douce et patiente",
    AdvertDescription: thirtyWords,
  }),
  section("UpdateAdvertPublication", "advert-withdrawn", { IsPublished: false }, "withdrawn"),
  {
    path: "/BabysitterProfile/UpdateAdvertPublication",
    how: "published",
    as: "BabySitter",
    notes: ["profile.advert-published"],
    async prepare(given, me) {
      const withdrawn = await filled({ IsPublished: false })(given, me);
      await given.portal.call("POST", "/BabysitterProfile/UpdateAdvertPublication", {
        cookie: me.cookie,
        body: withdrawn.body,
      });
      return { body: { IsPublished: true } };
    },
  },
  section("UpdateMyAvailabilities", "availabilities-updated", {
    Availabilities: [{ day: 2, id: 1, startTime: "16:30", endTime: "19:00" }],
  }),
  section("UpdateMySearchFrequency", "search-frequency-updated", { SearchFrequency: 3 }),
  section("UpdateMyGuardTypes", "services-updated", {
    IsAvailableForHousework: true,
    HasIroningOption: true,
  }),
  section("UpdateMyProfessionalSituation", "situation-updated", { ProfessionalSituation: 1 }),
  section("SaveExperiences", "experiences-updated", { Experiences: [experienceBody()] }),
  section("UpdateMyEducation", "education-updated", {
    EducationLevel: 52,
    EducationTheme: 73,
    SpecificDiplomas: [],
  }),
  section("UpdateMyTransportAbilities", "transport-updated", {
    HasDrivingLicence: true,
    CanConveyChildren: true,
  }),
  section("UpdateMyLanguages", "languages-updated", { SpokenLanguages: [1] }),
  {
    path: "/BabysitterProfile/UpdateBabySitterAvatar",
    as: "BabySitter",
    notes: ["photos.uploaded"],
    prepare: async (given, me) => ({ ...(await withPhoto(given, me)), ...(await picture()) }),
  },
  {
    path: "/BabysitterProfile/DeleteBabySitterAvatar",
    as: "BabySitter",
    notes: ["photos.deleted"],
    prepare: withPhoto,
  },
];
