import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { peopleRefusals } from "../people/people.refusals.ts";

const access = { permission: "people.notes" } as const;
const written = { text: z._default(z.string(), ""), isPinned: z._default(z.boolean(), false) };
const unfit = [peopleRefusals.noteUnfit, peopleRefusals.pinnedEnough, commonRefusals.notFound];

export const createNote = endpoint({
  name: "createNote",
  method: "POST",
  path: "/Agency/Notes/Create",
  access,
  isOnce: "required",
  body: z.object({ userId: idField, ...written }),
  output: z.object({ noteId: z.int() }),
  refusals: [...unfit, peopleRefusals.deleted],
});

const aChange = { method: "POST", access, isVersioned: "existing" } as const;
const formerVersion = [agencyRefusals.versionRequired, agencyRefusals.changedMeanwhile];

export const updateNote = endpoint({
  ...aChange,
  name: "updateNote",
  path: "/Agency/Notes/Update",
  body: z.object({ noteId: idField, ...written }),
  refusals: [...unfit, ...formerVersion],
});

export const removeNote = endpoint({
  ...aChange,
  name: "removeNote",
  path: "/Agency/Notes/Remove",
  body: z.object({ noteId: idField }),
  refusals: [commonRefusals.notFound, ...formerVersion],
});
