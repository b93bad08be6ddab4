import type * as api from "@ribambelle/domain/agencySurveys/surveys.agency.api";
import { isPermitted } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { surveyActs } from "@ribambelle/domain/surveys/survey.acts";
import type * as z from "zod/mini";
import type { Change } from "../../../acting/office/change.ts";
import { refuseUnassignable } from "../../../acting/office/refuseUnassignable.ts";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { audit, refusalOfFormer } from "../../audit/index.ts";
import * as store from "./surveyFollowUps.store.ts";

// The family’s end of it begins its follow-up anew.
const changing = ["surveys.followed", "surveys.finished"];

type Followed = z.infer<typeof api.followSurvey.body>;

/** Says how far a survey is, who takes care of it, or a note; gives the version that is made (AGSUR-06). */
export async function followSurvey(
  db: Db,
  { id, state, ownerId, note }: Followed,
  { by, versionCheck }: Pick<Change, "by" | "versionCheck">,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const held = await store.holdFollowUp(transaction, id);
    if (!held) throw new Refused(commonRefusals.notFound);
    const { personId, followUp, finishedAs } = held;
    const version = followUp?.version ?? 0;
    const subject = String(id);
    if (!versionCheck(version))
      throw await refusalOfFormer(transaction, personId, changing, [subject, finishedAs]);
    await refuseUnassignable(transaction, ownerId, (functions) => isPermitted(functions, "surveys.follow"));
    const before = followUp ?? { state: "to-do" as const, ownerId: null, note: null };
    const after = {
      state: state ?? before.state,
      ownerId: ownerId === undefined ? before.ownerId : ownerId,
      note: note === undefined ? before.note : note || null,
    };
    if (
      followUp &&
      after.state === before.state &&
      after.ownerId === before.ownerId &&
      after.note === before.note
    )
      return version;
    const made = await store.saveFollowUp(transaction, id, after);
    await audit(transaction, by, surveyActs.followed({ personId, subject }));
    return made;
  });
}
