import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { rowsOf } from "@ribambelle/processes/postgres";
import { expect } from "vitest";
import { ask, parent, signIn } from "../visitor.ts";
import { acknowledged, type KindOfWrite } from "./kindOfWrite.ts";

const kept = `SELECT s.id, (SELECT array_agg(a.answer ORDER BY a.question_id) FROM survey_answer a WHERE a.survey_id = s.id) AS answers
  FROM survey s JOIN person p ON p.id = s.person_id WHERE p.user_name = '${parent.userName}' AND s.survey_type = 2`;

const category = "Notre devis";
const saveOf = (turn: number) => ({
  Answers: [
    { QuestionID: 1, Answer: "yes", Category: category },
    { QuestionID: 2, Answer: String(turn), Category: category },
    { QuestionID: 3, Answer: "true", Category: category },
    { QuestionID: 4, Answer: String(turn), Category: category },
    { QuestionID: 5, Answer: "no", Category: category },
  ],
  SurveyType: 2,
  IsLastStep: false,
});

/** A parent who saves the first step of a survey again and again, two answers of which change together. */
export function surveyWrites(): KindOfWrite {
  let [asked, done, cookie] = [0, 0, ""];
  let id: number | null = null;
  return {
    title: "surveys",
    acknowledged: () => done,
    async write(address) {
      cookie ||= acknowledged(await signIn(address, parent)).cookie;
      asked += 1;
      const call = id === null ? "Create" : `Update?leadNeedSurveyID=${id}`;
      const json = saveOf(asked);
      const answer = acknowledged(
        await ask(address, "POST", `${apiBase}/LeadSurvey/${call}`, { cookie, json }),
      );
      id = Number(JSON.parse(answer.body).leadNeedSurveyID);
      done = asked;
    },
    async check(_, database) {
      const rows = await rowsOf<{ id: number; answers: string[] }>(database, kept);
      if (done === 0 && rows.length === 0) return;
      expect(rows).toHaveLength(1);
      const turn = Number(rows[0]?.answers[1]);
      expect([done, asked]).toContain(turn);
      expect(rows[0]?.answers).toEqual(["yes", String(turn), "true", String(turn), "no"]);
      // What was not acknowledged is known now.
      [asked, done] = [turn, turn];
    },
  };
}
