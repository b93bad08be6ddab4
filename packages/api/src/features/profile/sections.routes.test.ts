import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing/signedIn.ts";
import { ownerOf, profileBodies, thirtyWords } from "../../testing/testProfile.ts";

const its = signedIn("BabySitter");
const owner = ownerOf(its);

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
    expect(await owner.profile()).toMatchObject({ advertIsPublished: true });
    await owner.save("UpdateMyAdvert", { ...profileBodies.UpdateMyAdvert, AdvertTitle: "Un autre titre" });
    expect(await owner.profile()).toMatchObject({ advertIsPublished: true, advertTitle: "Un autre titre" });
    expect((await publish(false)).statusCode).toBe(200);
    expect(await owner.profile()).toMatchObject({ advertIsPublished: false });
  });

  it("cannot be emptied, were it published or not (PROF-24, PROF-25, PROF-OP12)", async () => {
    const answer = await owner.post("UpdateMyAdvert", { AdvertTitle: " ", AdvertDescription: "" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: "AdvertTitle", code: "required", message: "Ce champ est obligatoire" },
      { path: "AdvertDescription", code: "required", message: "Ce champ est obligatoire" },
    ]);
  });

  it("has 3 to 12 words in its title and 30 in its description (PROF-26, PROF-28, PROF-30, PROF-31)", async () => {
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
    expect(await owner.profile()).toMatchObject({
      advertTitle: "a 🎈 c",
      advertDescription: AdvertDescription,
    });
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

  it("always include homework help, whatever is sent (PROF-46, PROF-47, PROF-48, PROF-OP7)", async () => {
    await owner.save("UpdateMyGuardTypes", {
      IsAvailableForHousework: false,
      HasHomeworkHelpOption: false,
      HasIroningOption: false,
    });
    expect(await owner.profile()).toMatchObject({
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
    await its.portal.database.connection.pool.query(
      "UPDATE profile SET professional_situation = 3 WHERE person_id = $1",
      [owner.person.personId],
    );
    await owner.save("UpdateMyProfessionalSituation", third);
    expect(await owner.profile()).toMatchObject({ professionalSituation: 3 });
  });

  it("keep languages and diplomas that are sent twice once (API-21, API-23, PROF-69, PROF-74)", async () => {
    await owner.save("UpdateMyLanguages", { SpokenLanguages: [1, 106, 1, 106] });
    await owner.save("UpdateMyEducation", { EducationLevel: null, SpecificDiplomas: [1250, 1241, 1250] });
    expect(await owner.profile()).toMatchObject({
      spokenLanguages: [1, 106],
      specificDiplomas: [1250, 1241],
      educationLevel: null,
    });
    await owner.save("UpdateMyLanguages", { SpokenLanguages: [] });
    expect(await owner.profile()).toMatchObject({ spokenLanguages: [] });
  });
});
