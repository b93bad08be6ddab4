import { educationLevels } from "@ribambelle/domain/profile/education";
import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { ownerOf, profileBodies, thirtyWords } from "../../testing/testProfile.ts";
import { advertLetters } from "./advert/advert.letters.ts";
import { findReview, saveReviewed, saveWaiting } from "./advert/reviews.store.ts";

const its = signedIn("BabySitter", {
  birth_date: "1998-04-12",
  phone_number: "+33639981234",
  address: "12 rue des Lilas",
  address_complement: "Bâtiment B",
  zip_code: "69003",
  city: "Lyon",
});
const owner = ownerOf(its);

const fillEverything = async () => {
  for (const [call, body] of Object.entries(profileBodies)) await owner.save(call, body);
};
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const atFirst = [
  [
    "the advert",
    "DATA-04",
    { profileCompletionRate: 0, advertTitle: null, advertDescription: null, advertIsPublished: false },
  ],
  [
    "the person’s own contact",
    "DATA-05",
    {
      birthDate: "1998-04-12",
      phoneNumber: "+33639981234",
      address: "12 rue des Lilas",
      adresseComplement: "Bâtiment B",
      zipCode: "69003",
      city: "Lyon",
    },
  ],
  ["the week", "DATA-06", { availabilities: [], searchFrequency: 0 }],
  [
    "the services",
    "DATA-07",
    { isAvailableForHousework: null, hasHomeworkHelpOption: true, hasIroningOption: null },
  ],
  ["the experience", "DATA-08", { professionalSituation: 0, experiences: [], hasBeenInterviewed: false }],
  ["the education", "DATA-09", { educationLevel: null, educationTheme: null, specificDiplomas: [] }],
  [
    "transport and languages",
    "DATA-10",
    { hasDrivingLicence: null, canConveyChildren: null, spokenLanguages: [] },
  ],
] as const;

/** What the profile holds after every section was saved. */
const everything = () => ({
  profileCompletionRate: 90,
  advertTitle: "Étudiante douce et patiente",
  advertDescription: thirtyWords,
  advertIsPublished: false,
  availabilities: [{ day: 1, id: 3_141_592_653, startTime: "16:30", endTime: "19:00" }],
  searchFrequency: 3,
  isAvailableForHousework: true,
  hasHomeworkHelpOption: true,
  hasIroningOption: true,
  professionalSituation: 1,
  experiences: [
    {
      id: expect.any(Number),
      bbsID: owner.person.personId,
      typologieCategorie: 0,
      typologieCategorieAge: 3,
      typologieDuree: 12,
      guardType: 0,
      nombreEnfant: 2,
      description: "Deux frères, après l’école.",
      dateOfCreation: instant,
      dateOfModification: instant,
    },
  ],
  educationLevel: 52,
  educationTheme: 73,
  specificDiplomas: [1242],
  hasDrivingLicence: true,
  canConveyChildren: false,
  spokenLanguages: [106, 1],
});

describe("a babysitter’s profile", () => {
  it("is empty at first, but for the person’s own contact (API-13, PROF-02)", async () => {
    const answer = await owner.get("GetMyBabysitterProfile");
    expect([answer.statusCode, answer.headers.etag, answer.headers["cache-control"]]).toEqual([
      200,
      '"0"',
      "no-store",
    ]);
    const ours = {
      avatarRejectionReason: null,
      avatarRejectionReasonEn: null,
      advertToCorrect: null,
      can: { changePhoto: true, removePhoto: false },
    };
    expect(answer.json()).toEqual(Object.assign(ours, ...atFirst.map(([, , fields]) => fields)));
  });

  it.each(atFirst)("says of %s what is known at first (%s)", async (_, __, fields) => {
    expect(await owner.profile()).toMatchObject(fields);
  });

  it("holds what was saved, section by section (API-13, API-29, PROF-75)", async () => {
    await fillEverything();
    expect(await owner.profile()).toMatchObject(everything());
  });

  it.each([
    ["UpdateMyAdvert", "API-24", ["advertTitle", "advertDescription"]],
    ["UpdateMyAvailabilities", "API-18, DATA-11", ["availabilities"]],
    ["UpdateMySearchFrequency", "API-26", ["searchFrequency"]],
    [
      "UpdateMyGuardTypes",
      "API-19",
      ["isAvailableForHousework", "hasHomeworkHelpOption", "hasIroningOption"],
    ],
    ["UpdateMyProfessionalSituation", "API-25", ["professionalSituation"]],
    ["SaveExperiences", "API-17, DATA-12, DATA-OP8", ["experiences"]],
    ["UpdateMyEducation", "API-21", ["educationLevel", "educationTheme", "specificDiplomas"]],
    ["UpdateMyTransportAbilities", "API-22", ["hasDrivingLicence", "canConveyChildren"]],
    ["UpdateMyLanguages", "API-23", ["spokenLanguages"]],
  ] as const)("holds what %s saves (%s)", async (call, _, fields) => {
    await owner.save(call, profileBodies[call]);
    const whole = everything();
    expect(await owner.profile()).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, whole[field]])),
    );
  });

  it("is complete but for the photo (API-16, PROF-07, PROF-OP1)", async () => {
    await fillEverything();
    const rate = await owner.get("GetMyBabySitterProfileCompletionRate");
    expect(rate.json()).toEqual({ completionRate: 90 });
  });

  it("takes field names in any case, and answers {} with the new version (API-29, API-OP4)", async () => {
    const answer = await owner.post("updatemyadvert", {
      adverttitle: "Trois mots ici",
      ADVERTDESCRIPTION: thirtyWords,
      Unknown: 1,
    });
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([200, {}, '"1"']);
  });

  it("keeps in the audit table what was changed and by whom, never its content (PROF-75)", async () => {
    await fillEverything();
    await owner.save("UpdateAdvertPublication", { IsPublished: true });
    await owner.save("UpdateAdvertPublication", { IsPublished: false });
    const { personId } = owner.person;
    const entries = (await listAudit(its.db(), personId)).filter(({ action }) =>
      action.startsWith("profile."),
    );
    expect(entries.map(({ action }) => action)).toEqual(
      [
        "advert-updated",
        "availabilities-updated",
        "search-frequency-updated",
        "services-updated",
        "situation-updated",
        "experiences-updated",
        "education-updated",
        "transport-updated",
        "languages-updated",
        "advert-published",
        "advert-withdrawn",
      ].map((did) => `profile.${did}`),
    );
    expect(entries.every(({ actorId, subject }) => actorId === personId && subject === null)).toBe(true);
  });
});

describe("what the agency says", () => {
  it("offers every diploma with its group, in the caller’s language (API-27, PROF-70, PROF-OP15, DATA-13)", async () => {
    const french = (await owner.get("Diplomas")).json();
    expect(french).toHaveLength(42);
    expect(french[0]).toEqual({ text: "Sans diplôme", value: 1262, parent: "level" });
    const english = (await owner.get("Diplomas", { "accept-language": "en-GB,en;q=0.9" })).json();
    expect(english[0]).toEqual({ text: "No qualifications", value: 1262, parent: "level" });
    const levels = english.filter(({ parent }: { parent: string }) => parent === "level");
    expect(levels.map(({ value }: { value: number }) => value)).toEqual(
      educationLevels.rows.map(({ value }) => value),
    );
  });

  it("says where the person stands with the agency, 3 until it is known (API-28, DATA-44, API-04)", async () => {
    expect((await owner.get("Situation")).json()).toEqual({ currentSituation: 3 });
    await owner.save("UpdateMySearchFrequency", { SearchFrequency: 0 });
    expect((await owner.get("Situation")).json()).toEqual({ currentSituation: 3 });
    await its.portal.database.connection.pool.query(
      "UPDATE profile SET current_situation = 1 WHERE person_id = $1",
      [owner.person.personId],
    );
    expect((await owner.get("Situation")).json()).toEqual({ currentSituation: 1 });
  });
});

describe("an advert that the agency sent back", () => {
  it("is told of by letter with why, in its person’s language, and no more once it is corrected (MODER-10)", async () => {
    const { personId, email } = its.person;
    const now = new Date("2026-03-01T08:00:00Z");
    const words = { wordsSha256: Buffer.alloc(32, 1), hasContact: false, waitingSince: now };
    const kind = advertLetters(its.portal.deps).kinds["profile.advert-to-correct"];
    const letter = async (locale: "fr" | "en", to = personId) => {
      const due = { id: "x", personId: to, locale, payload: {}, lastAddress: null };
      const written = await kind?.write(its.db(), due);
      return written && "letter" in written ? written : null;
    };
    expect(await letter("fr")).toBeNull();
    const { personId: bystander } = await insertPerson(its.db(), "BabySitter");
    for (const one of [personId, bystander]) await saveWaiting(its.db(), one, words);
    expect(await letter("fr")).toBeNull();
    await saveReviewed(its.db(), personId, {
      toCorrect: { fr: "Trop court.", en: "Too short." },
      by: null,
      now,
    });
    const [french, english] = [await letter("fr"), await letter("en")];
    expect([french?.recipient, french?.letter.text, english?.letter.text]).toEqual([
      email,
      expect.stringContaining("Trop court."),
      expect.stringContaining("Too short."),
    ]);
    expect(await letter("fr", bystander)).toBeNull();
    await saveReviewed(its.db(), personId, { toCorrect: { fr: "Trop long.", en: null }, by: null, now });
    expect((await letter("en"))?.letter.text).toContain("Trop long.");
    await saveReviewed(its.db(), personId, { toCorrect: null, by: null, now });
    expect([await letter("fr"), (await findReview(its.db(), personId))?.state]).toEqual([null, "fine"]);
  });
});
