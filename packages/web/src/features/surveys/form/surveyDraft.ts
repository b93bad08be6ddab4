import type { ToldSurvey } from "@ribambelle/domain/surveys/survey";
import type { Answers } from "@ribambelle/domain/surveys/visible";
import * as z from "zod/mini";
import { keepDraft, keptDraft } from "../../../client/kept/drafts.ts";

const draftSchema = z.object({
  step: z.int().check(z.gte(0)),
  answers: z.record(z.string(), z.string()),
});

/** What was typed of a survey, sent or not, and at which step the person is. */
export interface SurveyDraft {
  readonly step: number;
  readonly answers: Answers;
}

/** Under which what is typed is kept in the tab. */
export const draftKey = (personId: number, type: 1 | 2): string => `${personId}:survey:${type}`;

/** Gives what was typed of this survey; null when nothing was, or of another version of its questions. */
export function readDraft(key: string, { version }: ToldSurvey): SurveyDraft | null {
  const kept = keptDraft(key);
  const read = draftSchema.safeParse(kept?.draft);
  return read.success && kept?.base === version ? (read.data as SurveyDraft) : null;
}

/** Keeps what is typed: it survives a reload and a lost session. */
export const writeDraft = (key: string, { version }: ToldSurvey, draft: SurveyDraft): void =>
  keepDraft(key, { base: version, draft });
