import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { type ProfileOwner, profileBodies, profileOwner } from "../../testing/testProfile.ts";

let portal: TestApp;
let owner: ProfileOwner;
beforeAll(async () => {
  portal = await buildTestApp();
  owner = await profileOwner(portal);
});
afterAll(() => portal.close());

const acts = async (personId: number) => (await listAudit(portal.database.connection.db, personId)).length;

describe("a write that changes nothing", () => {
  it.each(Object.entries(profileBodies))(
    "leaves the profile and the audit as they are: %s twice",
    async (call, body) => {
      const { personId } = owner.person;
      await owner.save(call, body);
      const kept = await owner.profile();
      // As the page sends what it was given: experiences with the instant of their creation.
      const again = call === "SaveExperiences" ? { Experiences: kept.experiences } : body;
      const before = [await acts(personId), (await owner.get("GetMyBabysitterProfile")).headers.etag];
      const tag = await owner.save(call, again);
      expect([await acts(personId), tag]).toEqual(before);
      expect(await owner.profile()).toEqual(kept);
    },
  );

  it("writes no audit entry for a popup that is closed already", async () => {
    const { db } = portal.database.connection;
    const shown = await insertPerson(db, "Parent", { displays_connection_popup: true });
    const cookie = await portal.signIn(shown.userName);
    const before = await acts(shown.personId);
    for (let time = 0; time < 2; time += 1)
      await portal.call("POST", "/Authentication/DisableDisplayedConnectionPopup", { cookie });
    expect((await acts(shown.personId)) - before).toBe(1);
  });
});
