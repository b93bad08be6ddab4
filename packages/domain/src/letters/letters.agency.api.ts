import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { locales } from "../kernel/locale.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { letterIdField, letterModelSchema, letterRowSchema } from "./letter.ts";
import { lettersList } from "./letters.filters.ts";
import { letterRefusals } from "./letters.refusals.ts";

/** Letters to people whom one may read (MAILS-03). */
export const getLetters = endpoint({
  name: "getLetters",
  method: "GET",
  path: "/Agency/Letters",
  access: { permission: "letters.read" },
  params: paramsOf(lettersList),
  output: listPageSchema(letterRowSchema),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad],
});

/** Sends a letter again (MAILS-04). */
export const resend = endpoint({
  name: "resendLetter",
  method: "POST",
  path: "/Agency/Letters/Resend",
  access: { permission: "letters.resend" },
  isOnce: "required",
  body: z.object({ letterId: letterIdField }),
  refusals: [
    letterRefusals.waiting,
    letterRefusals.untrue,
    letterRefusals.sentLately,
    letterRefusals.noAddress,
    commonRefusals.notFound,
    agencyRefusals.keyRequired,
    agencyRefusals.keyReused,
  ],
});

/** Sends all letters again that were given up for a reason that was not their address’s (MAILS-05). */
export const retryAll = endpoint({
  name: "retryAllLetters",
  method: "POST",
  path: "/Agency/Letters/RetryAll",
  access: { permission: "letters.retry-all" },
  output: z.object({ count: z.int() }),
});

/** Every kind of letter that the portal writes (MAILS-07). */
export const getModels = endpoint({
  name: "getLetterModels",
  method: "GET",
  path: "/Agency/LetterModels",
  isWorded: true,
  access: { permission: "letters.preview" },
  output: z.array(letterModelSchema),
});

/** One kind of letter with invented content; its links lead nowhere (MAILS-07). */
export const getModel = endpoint({
  name: "getLetterModel",
  method: "GET",
  path: "/Agency/LetterModels/:kind",
  access: { permission: "letters.preview" },
  params: z.object({ kind: z.string(), locale: z._default(z.enum(locales), "fr") }),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  refusals: [commonRefusals.notFound],
});
