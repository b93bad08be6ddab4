import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { expect } from "vitest";
import { ask, newcomer, signIn } from "../visitor.ts";
import { acknowledged, type KindOfWrite } from "./kindOfWrite.ts";

const base = `${apiBase}/BabysitterProfile`;
const words = "Je garde des enfants avec plaisir depuis trois ans. ".repeat(4);
const hours = (turn: number) => ({
  startTime: `${String(8 + (turn % 10)).padStart(2, "0")}:00`,
  endTime: "20:00",
});
const times = <T>(turn: number, make: (index: number) => T) =>
  Array.from({ length: 1 + (turn % 3) }, (_, index) => make(index));
const experience = {
  id: 0,
  typologieCategorie: 0,
  typologieCategorieAge: 3,
  typologieDuree: 12,
  guardType: 0,
  nombreEnfant: 2,
  dateOfCreation: null,
};

// What each section says in a turn. Lists change their length too: a half list would be seen.
const sections: Readonly<Record<string, (turn: number) => Record<string, unknown>>> = {
  UpdateMyAdvert: (turn) => ({
    AdvertTitle: turn % 2 ? "Étudiante douce et calme" : "Étudiante douce et patiente",
    AdvertDescription: `${words}${"encore ".repeat(turn % 40)}fin.`,
  }),
  UpdateMyAvailabilities: (turn) => ({
    Availabilities: times(turn, (index) => ({ id: 1_000 + index, day: 1 + index, ...hours(turn) })),
  }),
  SaveExperiences: (turn) => ({
    Experiences: times(turn, () => ({
      ...experience,
      description: `Deux frères, ${"la ".repeat(turn % 40)}fin.`,
    })),
  }),
  UpdateMySearchFrequency: (turn) => ({ SearchFrequency: turn % 8 }),
  UpdateMyGuardTypes: (turn) => ({
    IsAvailableForHousework: turn % 2 === 0,
    HasHomeworkHelpOption: true,
    HasIroningOption: turn % 2 === 0,
  }),
  UpdateMyProfessionalSituation: (turn) => ({ ProfessionalSituation: [1, 2, 4, 5, 6][turn % 5] }),
  UpdateMyEducation: (turn) => ({
    EducationLevel: 52,
    EducationTheme: 73,
    SpecificDiplomas: turn % 2 ? [1242] : [],
  }),
  UpdateMyTransportAbilities: (turn) => ({
    HasDrivingLicence: turn % 2 === 0,
    CanConveyChildren: turn % 2 === 0,
  }),
  UpdateMyLanguages: (turn) => ({ SpokenLanguages: turn % 2 ? [106, 1] : [106] }),
};
const names = Object.keys(sections);

/** A babysitter who changes one section of the profile after the other. */
export function profileWrites(): KindOfWrite {
  const possible = new Map<string, readonly number[]>();
  let [turn, done, cookie] = [0, 0, ""];
  return {
    title: "sections of a profile",
    acknowledged: () => done,
    async write(address) {
      cookie ||= acknowledged(await signIn(address, newcomer)).cookie;
      const name = names[turn % names.length] ?? "";
      const next = Math.floor(turn / names.length);
      turn += 1;
      possible.set(name, [...(possible.get(name) ?? []), next]);
      acknowledged(await ask(address, "POST", `${base}/${name}`, { cookie, json: sections[name]?.(next) }));
      possible.set(name, [next]);
      done += 1;
    },
    async check(address) {
      if (!cookie) return;
      const answer = acknowledged(await ask(address, "GET", `${base}/GetMyBabysitterProfile`, { cookie }));
      const profile = JSON.parse(answer.body) as Record<string, unknown>;
      for (const [name, turns] of possible) {
        // With one turn its write was acknowledged; before the first, the demonstration's own words may stand.
        if (turns[0] === 0 && turns.length > 1) continue;
        const bodies = turns.map((each) => sections[name]?.(each) ?? {});
        expect(bodies).toContainEqual(asSent(profile, bodies[0] ?? {}));
      }
    },
  };
}

// The profile spells a section's fields as its call does, but for the first letter; rows of lists have more fields.
function asSent(profile: Record<string, unknown>, body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name]) => {
      const value = profile[name.charAt(0).toLowerCase() + name.slice(1)];
      if (name === "Availabilities")
        return [
          name,
          (value as Record<string, unknown>[]).map(({ id, day, startTime, endTime }) => ({
            id,
            day,
            startTime,
            endTime,
          })),
        ];
      if (name === "Experiences")
        return [
          name,
          (value as Record<string, unknown>[]).map(({ description }) => ({ ...experience, description })),
        ];
      return [name, value];
    }),
  );
}
