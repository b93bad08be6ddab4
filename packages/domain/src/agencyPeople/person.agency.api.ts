import * as z from "zod/mini";
import { auditRowSchema } from "../audit/entry.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { idParams } from "../kernel/ids/idParams.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { wire } from "../kernel/wire.ts";
import { toDoListSchema } from "../toDos/toDo.ts";
import { historyList } from "./history.filters.ts";
import { noteSchema } from "./note.ts";
import { personalSchema, personFileSchema } from "./person.ts";

const base = "/Agency/People/:id";
const params = idParams;
const refusals = [commonRefusals.notFound];

const names = Object.fromEntries(Object.keys(personalSchema.shape).map((field) => [field, field])) as {
  [Field in keyof typeof personalSchema.shape]: Field;
};

/** Opening somebody’s record is noted in the audit (FOLKS-15). */
export const getPerson = endpoint({
  name: "getPerson",
  method: "GET",
  path: base,
  access: { permission: ["people.read-parents", "people.read-babysitters"] },
  params,
  isVersioned: true,
  output: z.extend(personFileSchema, {
    private: z.nullable(
      wire(personalSchema, { ...names, email: "eMail", addressComplement: "adresseComplement" }),
    ),
  }),
  refusals,
});

export const getPersonHistory = endpoint({
  name: "getPersonHistory",
  method: "GET",
  path: `${base}/History`,
  isWorded: true,
  access: { permission: "people.history" },
  params: z.extend(paramsOf(historyList), idParams.shape),
  output: listPageSchema(auditRowSchema),
  refusals: [...refusals, agencyRefusals.cursorUnusable],
});

/** Those that are pinned begin the first page, and stand in no other. */
export const getPersonNotes = endpoint({
  name: "getPersonNotes",
  method: "GET",
  path: `${base}/Notes`,
  access: { permission: "people.notes" },
  params: z.extend(params, { after: z.optional(z.string()) }),
  output: z.object({ items: z.array(noteSchema), next: z.nullable(z.string()) }),
  refusals: [...refusals, agencyRefusals.cursorUnusable],
});

/** What the person reads on their home page (FOLKS-50); it is no visit of theirs. */
export const getPersonToDos = endpoint({
  name: "getPersonToDos",
  method: "GET",
  path: `${base}/ToDos`,
  access: { permission: "people.view-as" },
  params,
  output: toDoListSchema,
  refusals,
});
