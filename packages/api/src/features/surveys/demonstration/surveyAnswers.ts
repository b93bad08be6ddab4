import { addDays } from "@ribambelle/domain/kernel/day";
import type { SentAnswer } from "@ribambelle/domain/surveys/steps";

const you = "Vous et vos enfants";
const school = "L’école et les trajets";
const hours = "Vos horaires";
const home = "La vie à la maison";
const budget = "Votre budget";

type Line = readonly [questionId: number, answer: string | object, category: string];
const sent = (lines: readonly Line[]): SentAnswer[] =>
  lines.map(([questionId, answer, category]) => ({
    questionId,
    answer: typeof answer === "string" ? answer : JSON.stringify(answer),
    category,
  }));

const child = (firstName: string, lastName: string, birthDate: string, answers: Record<number, string>) => ({
  firstName,
  lastName,
  birthDate,
  subAnswers: Object.entries(answers).map(([id, answer]) => ({ questionID: Number(id), answer })),
});

/** Who answers for a family. */
export interface Family {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** What a family has told of the first survey before it was called away: two steps of five. */
export const begunAnswers = (today: string, { firstName, lastName, phone }: Family): SentAnswer[] =>
  sent([
    [1, { first: firstName, second: lastName }, you],
    [2, phone, you],
    [
      3,
      [
        child("Lou", lastName, addDays(today, -2400), { 31: "primary", 32: "false" }),
        child("Sacha", lastName, addDays(today, -1000), {
          31: "nursery",
          32: "true",
          33: "Arachides\u00a0: l’auto-injecteur est dans l’entrée",
        }),
      ],
      you,
    ],
    [
      4,
      {
        fullAddress: "1 rue des Lilas 44000 Nantes",
        streetName: "rue des Lilas",
        streetNumber: "1",
        city: "Nantes",
        postalCode: "44000",
      },
      school,
    ],
    [5, "true", school],
    [51, ["nursery", "school"], school],
    [52, { city: "Nantes", postalCode: "44000" }, school],
    [53, "walk", school],
  ]);

/** All that another family has answered to the first survey. */
export const finishedAnswers = (today: string, { firstName, lastName, phone }: Family): SentAnswer[] =>
  sent([
    [1, { first: firstName, second: lastName }, you],
    [2, phone, you],
    [3, [child("Malo", lastName, addDays(today, -1500), { 31: "kindergarten", 32: "false" })], you],
    [
      4,
      {
        fullAddress: "8 avenue de la Libération 44400 Rezé",
        streetName: "avenue de la Libération",
        streetNumber: "8",
        city: "Rezé",
        postalCode: "44400",
      },
      school,
    ],
    [5, "false", school],
    [
      6,
      {
        slots: [
          { days: [0, 1, 3, 4], startTime: "16:30", endTime: "19:00" },
          { days: [2], startTime: "08:30", endTime: "12:30" },
        ],
        isPlanningVariable: true,
        comment: "Un samedi matin par mois",
      },
      hours,
    ],
    [7, "14", hours],
    [8, addDays(today, 21), hours],
    [9, "some", hours],
    [10, "false", home],
    [11, { 4096: "cat", 512: "Nala, très calme" }, home],
    [12, ["fr", "en"], home],
    [13, "true", home],
    [14, "900", budget],
    [15, ["cmg", "tax"], budget],
    [20, "32500", budget],
    [16, "friend", budget],
    [17, "Merci de votre aide\u00a0!", budget],
  ]);
