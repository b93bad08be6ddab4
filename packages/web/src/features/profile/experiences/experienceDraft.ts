import { visibleText } from "@ribambelle/domain/kernel/characters/visibleText";
import { type ExperienceFields, sentExperienceSchema } from "@ribambelle/domain/profile/experience";
import { profileProblems } from "@ribambelle/domain/profile/profile.texts";
import { type Problems, problemsOf } from "../../../ui/fields/formProblems.ts";

/** An experience while it is typed: its description is a text, be it empty. */
export type ExperienceDraft = Omit<ExperienceFields, "description"> & { readonly description: string };

const nothing: ExperienceFields = {
  category: null,
  childAge: null,
  duration: null,
  childcareType: null,
  childrenCount: null,
  description: null,
};

/** Gives the draft to start from; an empty one for a new or deleted experience. */
export function draftOf(told: ExperienceFields | null): ExperienceDraft {
  return { ...(told ?? nothing), description: told?.description ?? "" };
}

/** Gives what is sent of a draft. */
export function toldBy(draft: ExperienceDraft): ExperienceFields {
  return { ...draft, description: visibleText(draft.description).trim() || null };
}

/** Gives the problems of a draft, beyond those that already block the save button (PROF-62). */
export function draftProblems(draft: ExperienceDraft): Problems {
  return problemsOf(sentExperienceSchema, { ...toldBy(draft), id: 0, createdAt: null }, profileProblems);
}
