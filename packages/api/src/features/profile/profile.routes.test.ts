import { educationLevels } from "@ribambelle/domain/profile/education";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { listAudit } from "../../testing/testAudit.store.ts";
import {
  experienceBody,
  type ProfileOwner,
  profileBodies,
  profileOwner,
  thirtyWords,
} from "../../testing/testProfile.ts";

let portal: TestApp;
let owner: ProfileOwner;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  owner = await profileOwner(portal, {
    birth_date: "1998-04-12",
    phone_number: "+33639981234",
    address: "12 rue des Lilas",
    address_complement: "Bâtiment B",
    zip_code: "69003",
    city: "Lyon",
  });
});

const changed = () => owner.profile();
const fillEverything = async () => {
  for (const [call, body] of Object.entries(profileBodies)) await owner.save(call, body);
};
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe("a babysitter’s profile", () => {
  it("is empty at first, but for the person’s own contact (API-13, PROF-02, DATA-04, DATA-05, DATA-06, DATA-07, DATA-08, DATA-09, DATA-10)", async () => {
    const answer = await owner.get("GetMyBabysitterProfile");
    expect([answer.statusCode, answer.headers.etag, answer.headers["cache-control"]]).toEqual([
      200,
      '"0"',
      "no-store",
    ]);
    expect(answer.json()).toEqual({
      profileCompletionRate: 0,
      advertTitle: null,
      advertDescription: null,
      advertIsPublished: false,
      birthDate: "1998-04-12",
      phoneNumber: "+33639981234",
      address: "12 rue des Lilas",
      adresseComplement: "Bâtiment B",
      zipCode: "69003",
      city: "Lyon",
      availabilities: [],
      searchFrequency: 0,
      isAvailableForHousework: null,
      hasHomeworkHelpOption: true,
      hasIroningOption: null,
      professionalSituation: 0,
      experiences: [],
      hasBeenInterviewed: false,
      educationLevel: null,
      educationTheme: null,
      specificDiplomas: [],
      hasDrivingLicence: null,
      canConveyChildren: null,
      spokenLanguages: [],
      avatarRejectionReason: null,
    });
  });

  it("holds what was saved, section by section, and is complete but for the photo (API-13, API-16, API-17, API-18, API-19, API-21, API-22, API-23, API-24, API-25, API-26, API-29, PROF-07, PROF-75, PROF-OP1, DATA-11, DATA-12, DATA-OP8)", async () => {
    await fillEverything();
    expect(await changed()).toMatchObject({
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
    const entries = (await listAudit(portal.database.connection.db, personId)).filter(({ action }) =>
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

describe("the advert", () => {
  const publish = async (isPublished: unknown) =>
    owner.post("UpdateAdvertPublication", { IsPublished: isPublished });

  it("is published once it is written, and withdrawn (API-20, PROF-20, PROF-22, PROF-23)", async () => {
    const early = await publish(true);
    expect([early.statusCode, early.json().code]).toEqual([400, "profile.nothing-to-publish"]);
    expect((await owner.get("GetMyBabysitterProfile")).headers.etag).toBe('"0"');
    expect((await publish(false)).statusCode).toBe(200);
    await owner.save("UpdateMyAdvert", profileBodies.UpdateMyAdvert);
    expect((await publish(true)).statusCode).toBe(200);
    expect(await changed()).toMatchObject({ advertIsPublished: true });
    await owner.save("UpdateMyAdvert", { ...profileBodies.UpdateMyAdvert, AdvertTitle: "Un autre titre" });
    expect(await changed()).toMatchObject({ advertIsPublished: true, advertTitle: "Un autre titre" });
    expect((await publish(false)).statusCode).toBe(200);
    expect(await changed()).toMatchObject({ advertIsPublished: false });
  });

  it("cannot be emptied, were it published or not (PROF-24, PROF-25, PROF-OP12)", async () => {
    const answer = await owner.post("UpdateMyAdvert", { AdvertTitle: " ", AdvertDescription: "" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: "AdvertTitle", code: "required", message: "Ce champ est obligatoire" },
      { path: "AdvertDescription", code: "required", message: "Ce champ est obligatoire" },
    ]);
  });

  it("has 3 to 12 words in its title and 30 in its description (API-24, PROF-26, PROF-28, PROF-30, PROF-31)", async () => {
    const twentyNine = thirtyWords.split(" ").slice(0, 29).join("\n");
    const answer = await owner.post("UpdateMyAdvert", {
      AdvertTitle: "Deux mots",
      AdvertDescription: twentyNine,
    });
    expect(answer.json().issues.map(({ path, code }: Record<string, string>) => `${path} ${code}`)).toEqual([
      "AdvertTitle advert-title-words",
      "AdvertDescription advert-description-words",
    ]);
  });

  it("keeps emoji, line breaks and every other sign as they were typed", async () => {
    const AdvertDescription = `🎈 L’été…\n\n« j'adore »\u00a0!\t${thirtyWords} 👩‍👧‍👦 \\ " ' % $1 <b>`;
    await owner.save("UpdateMyAdvert", { AdvertTitle: "a 🎈 c", AdvertDescription });
    expect(await changed()).toMatchObject({ advertTitle: "a 🎈 c", advertDescription: AdvertDescription });
  });
});

describe("the availabilities", () => {
  const save = (...slots: [day: number, start: string, end: string, id?: number][]) =>
    owner.post("UpdateMyAvailabilities", {
      Availabilities: slots.map(([day, startTime, endTime, id = 1]) => ({ day, startTime, endTime, id })),
    });
  const week = async () =>
    ((await changed()).availabilities as Record<string, string>[]).map(
      ({ day, startTime, endTime, id }) => `${day} ${startTime} ${endTime} ${id}`,
    );

  it("replace the whole week, come Monday first, and overlaps are joined (API-18, PROF-33, PROF-34, PROF-38, PROF-OP13, DATA-11)", async () => {
    await save([3, "08:00", "09:00", 9]);
    expect(
      (
        await save(
          [0, "08:00", "12:00", 7],
          [1, "18:00", "00:00", 8],
          [6, "00:00", "00:00", 4_294_967_295],
          [1, "08:00", "10:00", 7],
          [1, "09:00", "11:15", 10],
          [1, "08:00", "10:00", 11],
          [2, "08:15", "08:30", 7],
        )
      ).statusCode,
    ).toBe(200);
    expect(await week()).toEqual([
      "1 08:00 11:15 7",
      "1 18:00 00:00 8",
      "2 08:15 08:30 9",
      "6 00:00 00:00 4294967295",
      "0 08:00 12:00 10",
    ]);
    expect((await save()).statusCode).toBe(200);
    expect(await week()).toEqual([]);
  });

  it.each<[string, [number, string, string]]>([
    ["required", [1, "", "19:00"]],
    ["end-before-start", [1, "19:00", "16:30"]],
    ["end-before-start", [1, "19:00", "19:00"]],
    ["quarter-hour", [1, "16:20", "19:00"]],
    ["invalid-time", [1, "24:00", "19:00"]],
    ["invalid", [7, "16:30", "19:00"]],
    ["invalid", [-1, "16:30", "19:00"]],
  ])("are refused as %s: %j (PROF-35, PROF-36, PROF-OP13)", async (code, slot) => {
    await save([3, "08:00", "09:00", 9]);
    const answer = await save(slot);
    expect([answer.statusCode, answer.json().issues[0].code]).toEqual([400, code]);
    expect(await week()).toEqual(["3 08:00 09:00 9"]);
  });
});

describe("the other sections", () => {
  it.each([
    ["UpdateMySearchFrequency", { SearchFrequency: 8 }, "SearchFrequency invalid"],
    ["UpdateMySearchFrequency", { SearchFrequency: -1 }, "SearchFrequency invalid"],
    ["UpdateMySearchFrequency", {}, "SearchFrequency required"],
    [
      "UpdateMyGuardTypes",
      { IsAvailableForHousework: false, HasIroningOption: true },
      "HasIroningOption ironing-without-housework",
    ],
    ["UpdateMyProfessionalSituation", { ProfessionalSituation: 0 }, "ProfessionalSituation required"],
    ["UpdateMyProfessionalSituation", { ProfessionalSituation: 7 }, "ProfessionalSituation invalid"],
    [
      "UpdateMyEducation",
      { EducationLevel: null, EducationTheme: null, SpecificDiplomas: [] },
      "EducationLevel education-empty",
    ],
    ["UpdateMyEducation", { EducationLevel: 1, SpecificDiplomas: [] }, "EducationLevel invalid"],
    ["UpdateMyLanguages", { SpokenLanguages: [106, 7] }, "SpokenLanguages[1] invalid"],
    ["UpdateMyTransportAbilities", { HasDrivingLicence: true }, "CanConveyChildren required"],
  ])("refuse in %s: %j (PROF-45, PROF-51, PROF-68, PROF-73)", async (call, body, problem) => {
    const answer = await owner.post(call, body);
    expect(answer.statusCode).toBe(400);
    const [{ path, code, message }] = answer.json().issues;
    expect(`${path} ${code}`).toBe(problem);
    expect(message).toMatch(/^[A-Z].*[^ ]$/);
  });

  it("always include homework help, whatever is sent; ironing goes with housework (API-19, PROF-45, PROF-46, PROF-47, PROF-48, PROF-OP7)", async () => {
    await owner.save("UpdateMyGuardTypes", {
      IsAvailableForHousework: false,
      HasHomeworkHelpOption: false,
      HasIroningOption: false,
    });
    expect(await changed()).toMatchObject({
      isAvailableForHousework: false,
      hasHomeworkHelpOption: true,
      hasIroningOption: false,
    });
  });

  it("take situation 3 only where it is kept already (API-25, PROF-53, PROF-OP6)", async () => {
    const third = { ProfessionalSituation: 3 };
    const answer = await owner.post("UpdateMyProfessionalSituation", third);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "profile.situation-not-offered"]);
    await owner.save("UpdateMyProfessionalSituation", { ProfessionalSituation: 99 });
    await portal.database.connection.pool.query(
      "UPDATE profile SET professional_situation = 3 WHERE person_id = $1",
      [owner.person.personId],
    );
    await owner.save("UpdateMyProfessionalSituation", third);
    expect(await changed()).toMatchObject({ professionalSituation: 3 });
  });

  it("keep languages and diplomas that are sent twice once (API-21, API-23, PROF-69, PROF-74)", async () => {
    await owner.save("UpdateMyLanguages", { SpokenLanguages: [1, 106, 1, 106] });
    await owner.save("UpdateMyEducation", { EducationLevel: null, SpecificDiplomas: [1250, 1241, 1250] });
    expect(await changed()).toMatchObject({
      spokenLanguages: [1, 106],
      specificDiplomas: [1250, 1241],
      educationLevel: null,
    });
    await owner.save("UpdateMyLanguages", { SpokenLanguages: [] });
    expect(await changed()).toMatchObject({ spokenLanguages: [] });
  });
});

describe("the experiences", () => {
  const save = (experiences: unknown, more = {}) =>
    owner.post("SaveExperiences", { Experiences: experiences, ...more });

  it("are replaced as a whole, in their order, each under a new id with its own creation (API-17, PROF-54, PROF-63, PROF-OP3, DATA-12)", async () => {
    const created = "2024-01-10T09:00:00Z";
    const first = (await save([experienceBody({ dateOfCreation: created }), experienceBody()])).json();
    expect(first.experiences.map(({ dateOfCreation: at }: Record<string, string>) => at)).toEqual([
      "2024-01-10T09:00:00.000Z",
      instant,
    ]);
    expect((await changed()).experiences).toEqual(first.experiences);
    const again = [...first.experiences].reverse().map((one: object) => ({ ...one, id: 0 }));
    const second = (await save(again, { BabySitterID: owner.person.personId })).json();
    expect(second.experiences[1]).toMatchObject({
      bbsID: owner.person.personId,
      dateOfCreation: "2024-01-10T09:00:00.000Z",
    });
    const ids = [...first.experiences, ...second.experiences].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(4);
    expect((await changed()).experiences).toEqual(second.experiences);
    await save([]);
    expect(await changed()).toMatchObject({ experiences: [] });
  });

  it("say when they were created, never ahead of time (PROF-OP3)", async () => {
    const before = Date.now();
    const { experiences } = (
      await save(
        ["2999-01-01T00:00:00Z", "hier", "0001-01-01T00:00:00Z"].map((dateOfCreation) =>
          experienceBody({ dateOfCreation }),
        ),
      )
    ).json();
    for (const { dateOfCreation, dateOfModification } of experiences) {
      expect(dateOfCreation).toBe(dateOfModification);
      expect(Date.parse(dateOfCreation)).toBeGreaterThanOrEqual(before);
    }
  });

  it("are ten at most, and each says something (PROF-58, PROF-62, PROF-OP2)", async () => {
    expect((await save(Array(10).fill(experienceBody()))).statusCode).toBe(200);
    const eleven = await save(Array(11).fill(experienceBody()));
    expect([eleven.statusCode, eleven.json().issues]).toEqual([
      400,
      [
        {
          path: "Experiences",
          code: "too-many-experiences",
          message: "Un profil compte dix expériences au plus.",
        },
      ],
    ]);
    const silent = await save([experienceBody(), experienceBody({ guardType: null, description: " " })]);
    expect(silent.json().issues[0]).toMatchObject({ path: "Experiences[1]", code: "experience-incomplete" });
    expect((await changed()).experiences).toHaveLength(10);
    expect((await save([{ description: "Mes neveux." }])).statusCode).toBe(200);
  });

  it("are not saved under somebody else’s id (API-17, API-OP7)", async () => {
    const answer = await save([experienceBody()], { BabySitterID: owner.person.personId + 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "request.foreign-id"]);
    expect(await changed()).toMatchObject({ experiences: [] });
  });
});

describe("after the interview", () => {
  it("the server refuses to change experiences and education, and nothing else (PROF-64, PROF-65)", async () => {
    owner = await profileOwner(portal, { has_been_interviewed: true });
    for (const [call, body] of Object.entries(profileBodies)) {
      const answer = await owner.post(call, body);
      const isLocked = ["SaveExperiences", "UpdateMyEducation"].includes(call);
      expect([call, answer.statusCode]).toEqual([call, isLocked ? 403 : 200]);
      if (isLocked) expect(answer.json().code).toBe("profile.locked-after-interview");
    }
    expect(await changed()).toMatchObject({
      hasBeenInterviewed: true,
      experiences: [],
      educationLevel: null,
      profileCompletionRate: 70,
    });
  });
});

describe("what the agency says", () => {
  it("offers every diploma with its group, in the caller’s language (API-27, PROF-70, PROF-OP15, DATA-13)", async () => {
    const french = (await owner.get("Diplomas")).json();
    expect(french).toHaveLength(42);
    expect(french[0]).toEqual({ text: "Sans diplôme", value: 1262, parent: "level" });
    const english = (await owner.get("Diplomas", { "accept-language": "en-GB,en;q=0.9" })).json();
    expect(english[0]).toEqual({ text: "No diploma", value: 1262, parent: "level" });
    const levels = english.filter(({ parent }: { parent: string }) => parent === "level");
    expect(levels.map(({ value }: { value: number }) => value)).toEqual(
      educationLevels.rows.map(({ value }) => value),
    );
  });

  it("says where the person stands with the agency, 3 until it is known (API-28, DATA-44, API-04)", async () => {
    expect((await owner.get("Situation")).json()).toEqual({ currentSituation: 3 });
    await owner.save("UpdateMySearchFrequency", { SearchFrequency: 0 });
    expect((await owner.get("Situation")).json()).toEqual({ currentSituation: 3 });
    await portal.database.connection.pool.query(
      "UPDATE profile SET current_situation = 1 WHERE person_id = $1",
      [owner.person.personId],
    );
    expect((await owner.get("Situation")).json()).toEqual({ currentSituation: 1 });
  });
});
