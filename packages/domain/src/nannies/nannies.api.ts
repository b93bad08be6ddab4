import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { photoFileSchema } from "../photos/photo.ts";
import { listingIdSchema } from "./asked.ts";
import { mostMoments, readMoment } from "./moments.ts";
import { mostOnPage, nanniesList } from "./nannies.filters.ts";
import { nannyRefusals } from "./nannies.refusals.ts";
import { mostWishLength, nannyPageSchema, nannySchema, savedSearchSchema } from "./nanny.ts";

const access = ["Parent"] as const;

const moments = z
  .array(z.string().check(z.refine((text) => readMoment(text) !== undefined, "invalid")))
  .check(
    z.maxLength(mostMoments, "too-long"),
    z.overwrite((all) => [...new Set(all)]),
  );

export const searchNannies = endpoint({
  name: "searchNannies",
  method: "GET",
  path: "/Nanny/Search",
  access,
  params: z.extend(paramsOf(nanniesList), {
    moments: z.optional(moments),
    limit: z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostOnPage,
            "invalid",
          ),
        ),
    ),
  }),
  output: nannyPageSchema,
  refusals: [nannyRefusals.tooManyShown],
});

const ofListing = z.object({ id: listingIdSchema });

export const getSearches = endpoint({
  name: "getNannySearches",
  method: "GET",
  path: "/Nanny/Searches",
  access,
  output: z.array(savedSearchSchema),
});

/** Keeps a search, or removes one. */
export const changeSearches = endpoint({
  name: "changeNannySearches",
  method: "POST",
  path: "/Nanny/Searches",
  access,
  body: z.object({
    filters: z.optional(z.string().check(z.maxLength(2_000, "too-long"))),
    removedId: z.optional(idField),
  }),
  output: z.array(savedSearchSchema),
  refusals: [nannyRefusals.tooManySearches],
});

export const getNanny = endpoint({
  name: "getNanny",
  method: "GET",
  path: "/Nanny/:id",
  access,
  params: ofListing,
  output: nannySchema,
  refusals: [commonRefusals.notFound, nannyRefusals.tooManyShown],
});

/** The photo of a published profile, for families alone (NANNY-16). */
export const getNannyPhoto = endpoint({
  name: "getNannyPhoto",
  method: "GET",
  path: "/Nanny/:id/Photo/:file",
  access,
  params: z.object({ id: listingIdSchema, file: photoFileSchema }),
  download: "image/webp",
  refusals: [commonRefusals.notFound],
});

export const sayInterest = endpoint({
  name: "sayNannyInterest",
  method: "POST",
  path: "/Nanny/:id/Interest",
  access,
  params: ofListing,
  body: z.object({
    wish: z._default(z.string().check(z.trim(), z.maxLength(mostWishLength, "too-long")), ""),
    moments: z._default(moments, []),
  }),
  output: z.object({ interestAt: z.string() }),
  refusals: [commonRefusals.notFound, nannyRefusals.alreadyAsked],
});

export const keepNanny = endpoint({
  name: "keepNanny",
  method: "POST",
  path: "/Nanny/:id/Keep",
  access,
  params: ofListing,
  refusals: [commonRefusals.notFound],
});

/** No longer keeps a profile; the same answer for any id, so that it tells of none whether it is published. */
export const unkeepNanny = endpoint({
  name: "unkeepNanny",
  method: "POST",
  path: "/Nanny/:id/Unkeep",
  access,
  params: ofListing,
});

/** No longer keeps those whose adverts are not published any more. */
export const unkeepGone = endpoint({
  name: "unkeepGoneNannies",
  method: "POST",
  path: "/Nanny/UnkeepGone",
  access,
});
