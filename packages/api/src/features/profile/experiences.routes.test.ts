import { describe, expect, it } from "vitest";
import { signedIn } from "../../testing/signedIn.ts";
import { experienceBody, ownerOf, profileBodies } from "../../testing/testProfile.ts";

const its = signedIn("BabySitter");
const owner = ownerOf(its);

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe("the experiences", () => {
  const save = (experiences: unknown, more = {}) =>
    owner.post("SaveExperiences", { Experiences: experiences, ...more });

  const created = "2024-01-10T09:00:00Z";
  const saveTwo = async () =>
    (await save([experienceBody({ dateOfCreation: created }), experienceBody()])).json().experiences;
  const saveReversed = async (experiences: object[]) =>
    (
      await save(
        [...experiences].reverse().map((one) => ({ ...one, id: 0 })),
        { BabySitterID: owner.person.personId },
      )
    ).json().experiences;

  it("are replaced as a whole, in their order, each under a new id (API-17, PROF-54, PROF-63)", async () => {
    const first = await saveTwo();
    expect((await owner.profile()).experiences).toEqual(first);
    const second = await saveReversed(first);
    const ids = [...first, ...second].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(4);
    expect((await owner.profile()).experiences).toEqual(second);
    await save([]);
    expect(await owner.profile()).toMatchObject({ experiences: [] });
  });

  it("keep whose they are and when each was created (PROF-OP3, DATA-12)", async () => {
    const first = await saveTwo();
    expect(first.map(({ dateOfCreation: at }: Record<string, string>) => at)).toEqual([
      "2024-01-10T09:00:00.000Z",
      instant,
    ]);
    expect((await saveReversed(first))[1]).toMatchObject({
      bbsID: owner.person.personId,
      dateOfCreation: "2024-01-10T09:00:00.000Z",
    });
  });

  it("say when they were last changed: when they are saved again otherwise, and not when they are the same (DATA-12)", async () => {
    const first = await saveTwo();
    const days = (experiences: { dateOfModification: string }[]) =>
      experiences.map(({ dateOfModification }) => dateOfModification);
    const before = Date.now();
    const same = (await save(first.map((one: object) => ({ ...one, id: 0 })))).json().experiences;
    expect(days(same)).toEqual(days(first));
    const changed = await saveReversed(first);
    for (const day of days(changed)) {
      expect(Date.parse(day)).toBeGreaterThanOrEqual(before);
      expect(days(first)).not.toContain(day);
    }
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
    expect((await owner.profile()).experiences).toHaveLength(10);
    expect((await save([{ description: "Mes neveux." }])).statusCode).toBe(200);
  });

  it("are not saved under somebody else’s id (API-17, API-OP7)", async () => {
    const answer = await save([experienceBody()], { BabySitterID: owner.person.personId + 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "request.foreign-id"]);
    expect(await owner.profile()).toMatchObject({ experiences: [] });
  });
});

describe("after the interview", () => {
  it("the server refuses to change experiences and education, and nothing else (PROF-64, PROF-65)", async () => {
    await its.change({ has_been_interviewed: true });
    for (const [call, body] of Object.entries(profileBodies)) {
      const answer = await owner.post(call, body);
      const isLocked = ["SaveExperiences", "UpdateMyEducation"].includes(call);
      expect([call, answer.statusCode]).toEqual([call, isLocked ? 403 : 200]);
      if (isLocked) expect(answer.json().code).toBe("profile.locked-after-interview");
    }
    expect(await owner.profile()).toMatchObject({
      hasBeenInterviewed: true,
      experiences: [],
      educationLevel: null,
      profileCompletionRate: 70,
    });
  });
});
