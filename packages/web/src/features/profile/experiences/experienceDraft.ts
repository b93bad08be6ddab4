import { visibleText } from "@ribambelle/domain/kernel/characters/visibleText";
import type { ExperienceFields } from "@ribambelle/domain/profile/experience";

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

/** Gives what is checked of a draft, beyond what already blocks the save button (PROF-62): where it stands is the list's matter. */
export const sentBy = (draft: ExperienceDraft) => ({ ...toldBy(draft), id: 0, createdAt: null });
