import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { experienceBody, profileBodies, profileOwner, thirtyWords } from "../../testing/testProfile.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const person = {
  first_name: "Éloïse",
  last_name: "Kervadec",
  birth_date: "1998-04-12",
  phone_number: "+33639981234",
  email: "eloise.kervadec@example.fr",
  address: "12 rue des Lilas",
  address_complement: "Bâtiment B",
  zip_code: "69003",
  city: "Lyon",
};

describe("the public profile", () => {
  it("the public profile of somebody who has said nothing is empty, and not published (PROF-21)", async () => {
    const owner = await profileOwner(portal, { ...person, email: null, birth_date: null, city: null });
    const answer = await owner.get("GetMyPublicProfile");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      advertTitle: null,
      advertDescription: null,
      advertIsPublished: false,
      displayName: "Éloïse K.",
      age: null,
      city: null,
      avatarUrl: null,
      availabilities: [],
      searchFrequency: 0,
      isAvailableForHousework: null,
      hasIroningOption: null,
      professionalSituation: 0,
      experiences: [],
      educationLevel: null,
      educationTheme: null,
      specificDiplomas: [],
      hasDrivingLicence: null,
      canConveyChildren: null,
      spokenLanguages: [],
    });
  });

  it("shows what was said, and whether families see it (PROF-20, PROF-21, DATA-46)", async () => {
    const owner = await profileOwner(portal, { ...person, email: null });
    for (const [call, body] of Object.entries(profileBodies)) await owner.save(call, body);
    await owner.save("UpdateAdvertPublication", { IsPublished: true });
    const shown = (await owner.get("GetMyPublicProfile")).json();
    expect(shown).toMatchObject({ advertIsPublished: true, city: "Lyon", spokenLanguages: [106, 1] });
    expect(shown.age).toBeGreaterThanOrEqual(28);
    expect(shown.experiences).toEqual([
      {
        typologieCategorie: 0,
        typologieCategorieAge: 3,
        typologieDuree: 12,
        guardType: 0,
        nombreEnfant: 2,
        description: "Deux frères, après l’école.",
      },
    ]);
  });

  it("never holds a contact, wherever it was typed (PROF-21)", async () => {
    const owner = await profileOwner(portal, person);
    const typed =
      "Éloïse Kervadec, KERVADEC, 06 39 98 12 34 ou +33639981234, eloise.kervadec@example.fr, 12 rue des Lilas";
    const title = "Éloïse Kervadec, KERVADEC : 06 39 98 12 34";
    await owner.save("UpdateMyAdvert", { AdvertTitle: title, AdvertDescription: `${typed} ${thirtyWords}` });
    await owner.save("SaveExperiences", { Experiences: [experienceBody({ description: typed })] });
    const { body } = await owner.get("GetMyPublicProfile");
    for (const contact of [
      /kervadec/i,
      /0?6\D*39\D*98/,
      /@|example/,
      /lilas/i,
      /bâtiment/i,
      /69003/,
      /1998/,
      new RegExp(`\\b${owner.person.personId}\\b`),
      /bbsID|date|phone|address/i,
    ]) {
      expect(body).not.toMatch(contact);
    }
    // The person themselves read what they typed.
    expect((await owner.profile()).advertTitle).toBe(title);
  });
});

describe("the photo", () => {
  const [first, second] = ["a".repeat(22), "b".repeat(22)];
  it("counts while it waits and once it is validated, not when it was refused; families see a validated one only (AVATAR-OP6, PROF-OP1)", async () => {
    const owner = await profileOwner(portal);
    const { pool } = portal.database.connection;
    const put = (id: string, state: number, reason: string | null = null) =>
      pool.query(
        `INSERT INTO photo (id, person_id, state, rejection_reason, created_at, decided_at)
         VALUES ($1, $2, $3::smallint, $4, now(), CASE WHEN $3::smallint = 0 THEN NULL ELSE now() END)`,
        [id, owner.person.personId, state, reason],
      );
    const seen = async () => {
      const { profileCompletionRate, avatarRejectionReason } = await owner.profile();
      const { avatarUrl } = (await owner.get("GetMyPublicProfile")).json();
      return [profileCompletionRate, avatarRejectionReason, avatarUrl];
    };
    expect(await seen()).toEqual([0, null, null]);
    await put(first, 0);
    expect(await seen()).toEqual([10, null, null]);
    await pool.query("DELETE FROM photo");
    await put(first, 2, "Le visage est caché.");
    expect(await seen()).toEqual([0, "Le visage est caché.", null]);
    await put(second, 1);
    const address = `/api/v1/BabysitterProfile/Avatar/${second}/256.webp`;
    expect(await seen()).toEqual([10, "Le visage est caché.", address]);
  });
});
