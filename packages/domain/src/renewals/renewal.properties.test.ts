import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../kernel/day.ts";
import { readWire, writeWire } from "../kernel/wire.ts";
import {
  type BabysitterAnswer,
  babysitterAnswerOf,
  babysitterFormOf,
  unreadableBabysitterField,
} from "./babysitter/answer.ts";
import * as bs from "./babysitter/form.ts";
import { babysitterProblems } from "./babysitter/problems.ts";
import { type ParentAnswer, parentAnswerOf, parentFormOf, unreadableParentField } from "./parent/answer.ts";
import * as pa from "./parent/form.ts";
import { parentProblems } from "./parent/problems.ts";
import { sendBabysitterRenewal, sendParentRenewal } from "./renewal.api.ts";
import { renewalFormSchema } from "./renewal.ts";

const today = "2026-06-15";
const linked = fc
  .uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 })
  .map((ids) => ids.map((id) => ({ id, name: `N${id}`, salesRepId: id + 100, salesRepName: "Zoé" })));

const id = fc.integer({ min: 1, max: 5 });
const comment = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.integer({ min: 248, max: 252 }).map((length) => "🧸".repeat(length)),
);
const day = fc.oneof(
  fc.integer({ min: -2, max: 200 }).map((count) => addDays(today, count)),
  fc.constantFrom("", "30/09", "2026-02-30"),
);
const yesNo = fc.boolean();

type Step<Form, People> = fc.Arbitrary<(form: Form, people: People) => Form>;
type Families = readonly { id: number; name: string; salesRepId: number; salesRepName: string }[];

const bsSteps: Step<bs.BabysitterForm, Families> = fc.oneof(
  yesNo.map((is) => (form: bs.BabysitterForm, people: Families) => bs.answerRenews(form, is, people)),
  fc
    .constantFrom(0, 2, 3, 4, 5, 99)
    .map((reason) => (form: bs.BabysitterForm) => bs.giveReason(form, reason)),
  comment.map((text) => (form: bs.BabysitterForm) => bs.writeComment(form, text)),
  fc.tuple(fc.constantFrom(...bs.optOuts), yesNo).map(
    ([which, is]) =>
      (form: bs.BabysitterForm) =>
        bs.answerOptOut(form, which, is),
  ),
  fc.tuple(id, yesNo).map(
    ([one, is]) =>
      (form: bs.BabysitterForm) =>
        bs.answerFamily(form, one, is),
  ),
  fc.tuple(id, fc.constantFrom(0, 1, 2, 99)).map(
    ([one, why]) =>
      (form: bs.BabysitterForm) =>
        bs.giveFamilyReason(form, one, why),
  ),
  fc.tuple(id, comment).map(
    ([one, text]) =>
      (form: bs.BabysitterForm) =>
        bs.writeFamilyComment(form, one, text),
  ),
  yesNo.map((is) => (form: bs.BabysitterForm) => bs.answerExtra(form, is)),
  yesNo.map((is) => (form: bs.BabysitterForm) => bs.answerKnown(form, is)),
  yesNo.map((is) => (form: bs.BabysitterForm) => bs.answerSame(form, is)),
  day.map((date) => (form: bs.BabysitterForm) => bs.writeDate(form, date)),
);

const parentSteps: Step<pa.ParentForm, Families> = fc.oneof(
  fc.constantFrom(0, 1, 2).map((need) => (form: pa.ParentForm) => pa.answerNeed(form, need as pa.ParentNeed)),
  fc.integer({ min: 0, max: 7 }).map((reason) => (form: pa.ParentForm) => pa.giveReason(form, reason)),
  day.map((date) => (form: pa.ParentForm) => pa.writeContactDate(form, date)),
  yesNo.map((is) => (form: pa.ParentForm, people: Families) => pa.answerContinues(form, is, people)),
  fc.tuple(id, yesNo).map(
    ([one, is]) =>
      (form: pa.ParentForm) =>
        pa.answerEmployee(form, one, is),
  ),
  fc.tuple(id, fc.integer({ min: 0, max: 4 })).map(
    ([one, why]) =>
      (form: pa.ParentForm) =>
        pa.giveEmployeeReason(form, one, why),
  ),
  fc.tuple(id, comment).map(
    ([one, text]) =>
      (form: pa.ParentForm) =>
        pa.writeEmployeeComment(form, one, text),
  ),
  yesNo.map((is) => (form: pa.ParentForm) => pa.answerSummer(form, is)),
  comment.map((text) => (form: pa.ParentForm) => pa.writeComment(form, text)),
);

/** Forms as any sequence of changes leaves them, with who is linked. */
function formsBy<Form>(empty: Form, steps: Step<Form, Families>) {
  return fc.tuple(linked, fc.array(steps, { maxLength: 30 })).map(([people, changes]) => ({
    people,
    form: changes.reduce((form, change) => change(form, people), empty),
  }));
}
const babysitterForms = formsBy(bs.emptyBabysitterForm, bsSteps);
const parentForms = formsBy(pa.emptyParentForm, parentSteps);

/** The fields that only a first answer asks; any other answer leaves them empty. */
const askedBy = {
  babysitter: new Map<BabysitterAnswer["renews"], readonly (keyof BabysitterAnswer)[]>([
    [false, ["reason", "comment"]],
    [true, ["families", "wantsExtra", "hasKnownAvailabilities", "hasSameAvailabilities", "date", "sameDate"]],
  ]),
  parent: new Map<ParentAnswer["need"], readonly (keyof ParentAnswer)[]>([
    [0, ["reason"]],
    [1, ["continues", "employees", "forSummer", "comment"]],
    [2, ["contactDate"]],
  ]),
};

describe("whatever the sequence of changes", () => {
  it("no answer of another branch survives in what a babysitter sends, nor two opt-outs (RENEWBS-17, RENEWBS-20, RENEWBS-22)", () => {
    fc.assert(
      fc.property(babysitterForms, ({ form, people }) => {
        const answer = babysitterAnswerOf(form, people, 201);
        for (const [renews, fields] of askedBy.babysitter)
          if (answer.renews !== renews) for (const field of fields) expect(answer[field]).toBeNull();
        expect(answer.disablesCommunications && answer.unsubscribes).toBe(false);
        if (answer.renews) expect(answer.disablesCommunications || answer.unsubscribes).toBe(false);
      }),
    );
  });

  it("no answer of another branch survives in what a parent sends (RENEWP-14, RENEWP-15)", () => {
    fc.assert(
      fc.property(parentForms, ({ form, people }) => {
        const answer = parentAnswerOf(form, people, 101);
        for (const [need, fields] of askedBy.parent)
          if (answer.need !== need) for (const field of fields) expect(answer[field]).toBeNull();
        for (const { wants, reason, comment: said } of answer.employees ?? []) {
          if (wants !== false) expect(reason).toBeNull();
          if (reason !== 4) expect(said).toBeNull();
        }
      }),
    );
  });

  it("what the page says is valid the server takes, and the other way round (RENEWBS-26, RENEWBS-35, RENEWBS-36)", () => {
    fc.assert(
      fc.property(babysitterForms, fc.boolean(), ({ form, people }, mayUnsubscribe) => {
        const facts = { families: people, mayUnsubscribe, today };
        const sent = writeWire(sendBabysitterRenewal.body, babysitterAnswerOf(form, people, 201));
        const read = readWire(sendBabysitterRenewal.body, sent);
        const isTaken =
          read.ok &&
          unreadableBabysitterField(read.value, facts) === null &&
          babysitterProblems(babysitterFormOf(read.value), facts).length === 0;
        expect(isTaken).toBe(babysitterProblems(form, facts).length === 0);
        if (isTaken)
          expect(babysitterAnswerOf(babysitterFormOf(read.value), people, 201)).toEqual(read.value);
      }),
    );
  });

  it("what the page of a parent says is valid the server takes, and the other way round (RENEWP-04, RENEWP-16)", () => {
    fc.assert(
      fc.property(parentForms, ({ form, people }) => {
        const facts = { employees: people, today };
        const sent = writeWire(sendParentRenewal.body, parentAnswerOf(form, people, 101));
        const read = readWire(sendParentRenewal.body, sent);
        const isTaken =
          read.ok &&
          unreadableParentField(read.value, people) === null &&
          parentProblems(parentFormOf(read.value, people), facts).length === 0;
        expect(isTaken).toBe(parentProblems(form, facts).length === 0);
        if (isTaken)
          expect(parentAnswerOf(parentFormOf(read.value, people), people, 101)).toEqual(read.value);
      }),
    );
  });

  it("a form can be kept as a draft and found again as it was", () => {
    fc.assert(
      fc.property(fc.oneof(babysitterForms, parentForms), ({ form }) => {
        expect(renewalFormSchema.safeParse(JSON.parse(JSON.stringify(form)))).toMatchObject({
          success: true,
          data: form,
        });
      }),
    );
  });
});
