import {
  getPersonAccess,
  getPersonNotifications,
} from "@ribambelle/domain/agencyPeople/details/details.agency.api";
import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { getPersonHistory } from "@ribambelle/domain/agencyPeople/person.agency.api";
import { getLetters } from "@ribambelle/domain/letters/letters.agency.api";
import type * as z from "zod/mini";
import type { WithProof } from "../../../client/withProof.ts";
import { type RecordChange, useRecordChange } from "../../../ui/office/useRecordChange.ts";
import { personQuery } from "../person.queries.ts";

// Any change of a person is noted and told: by a letter, under their bell, among their accesses.
const brings = [getLetters, getPersonAccess, getPersonHistory, getPersonNotifications];

/** What the dialog of any change of a person is given. */
export interface ChangeProps {
  readonly person: WholePerson;
  /** Who changes them. */
  readonly personId: number;
  readonly withProof: WithProof;
  readonly onLeave: () => void;
}

/** Gives the form of a change of a person, made from the version that the page shows; `name` keeps what is typed apart. */
export function usePersonChange<Typed, Sent, Kept, Body extends z.ZodMiniObject, Output>(
  { person, personId, withProof, onLeave }: ChangeProps,
  name: string,
  given: RecordChange<WholePerson, Typed, Sent, Kept, Body, Output>,
) {
  const { userId } = person;
  const draftKey = `${personId}:person:${userId}:${name}`;
  return useRecordChange({ query: personQuery(String(userId)), draftKey, withProof, onLeave, brings }, given);
}
