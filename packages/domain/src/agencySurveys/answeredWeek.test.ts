import { describe, expect, it } from "vitest";
import type { Question } from "../surveys/question.ts";
import { answeredWeek } from "./answeredWeek.ts";

const asked = (type: number): Question => ({
  id: 1,
  text: "Votre semaine ?",
  type,
  items: [],
  subQuestions: [],
  answerOrders: [],
});
const slot = { days: [0, 6], startTime: "16:30", endTime: "00:00" };
const week = (given: object = {}) => ({ slots: [slot], isPlanningVariable: false, comment: "", ...given });
const read = (answer: object, type = 256) => answeredWeek(asked(type), { 1: JSON.stringify(answer) }, "fr");

describe("the week of an answer", () => {
  it("is drawn by the days of the profile, with an id for each slot (AGSUR-03)", () => {
    expect(read(week())).toEqual({
      slots: [
        { id: 1, day: 1, startTime: "16:30", endTime: "00:00" },
        { id: 2, day: 0, startTime: "16:30", endTime: "00:00" },
      ],
      beside: "",
    });
  });

  it.each([
    ["that it varies, and why", week({ isPlanningVariable: true, comment: "Un mercredi sur deux" }), 256],
    ["what was answered in another field of its question", { 256: week(), 512: "Un mercredi sur deux" }, 768],
  ])("says beside it %s (AGSUR-03)", (_, answer, type) => {
    expect(read(answer, type)).toMatchObject({
      slots: [{ day: 1 }, { day: 0 }],
      beside: expect.stringMatching(/^(planning variable\u00a0; )?Un mercredi sur deux$/),
    });
  });

  it.each([
    ["no slot", week({ slots: [], isPlanningVariable: true, comment: "Selon l’école" })],
    ["a slot without a day", week({ slots: [slot, { ...slot, days: [] }] })],
    ["a slot without its end", week({ slots: [slot, { ...slot, endTime: "" }] })],
    ["a slot that ends before it begins", week({ slots: [{ ...slot, endTime: "08:00" }] })],
  ])("is left to its words where it has %s (AGSUR-03)", (_, answer) => {
    expect(read(answer)).toBeNull();
  });

  it("is none of a question of another kind, nor of one without an answer or with one that cannot be read (AGSUR-03)", () => {
    expect(answeredWeek(asked(32), { 1: "Anne" }, "fr")).toBeNull();
    expect(answeredWeek(asked(256), {}, "fr")).toBeNull();
    expect(answeredWeek(asked(256), { 1: "{" }, "fr")).toBeNull();
  });
});
