import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { offerRefusals } from "./offer.refusals.ts";
import { listedOfferSchema, mostWordLength, myInterestSchema, offersPageSchema } from "./offer.ts";
import { offersList } from "./offers.filters.ts";

const access = ["BabySitter"] as const;
const ofOffer = z.object({ reference: z.string().check(z.minLength(1), z.maxLength(80)) });

export const searchOffers = endpoint({
  name: "searchOffers",
  method: "GET",
  path: "/Offer/Search",
  access,
  params: paramsOf(offersList),
  output: offersPageSchema,
});

/** The applications of the babysitter, the newest first. */
export const getMyInterests = endpoint({
  name: "getMyOfferInterests",
  method: "GET",
  path: "/Offer/GetMyInterests",
  access,
  output: z.array(myInterestSchema),
});

export const getOffer = endpoint({
  name: "getOffer",
  method: "GET",
  path: "/Offer/:reference",
  access,
  params: ofOffer,
  output: listedOfferSchema,
  refusals: [commonRefusals.notFound],
});

export const applyForOffer = endpoint({
  name: "applyForOffer",
  method: "POST",
  path: "/Offer/:reference/Interest",
  access,
  params: ofOffer,
  body: z.object({
    word: z._default(z.string().check(z.trim(), z.maxLength(mostWordLength, "too-long")), ""),
  }),
  refusals: [commonRefusals.notFound, offerRefusals.filled, offerRefusals.alreadyApplied],
});

export const withdrawFromOffer = endpoint({
  name: "withdrawFromOffer",
  method: "POST",
  path: "/Offer/:reference/Withdraw",
  access,
  params: ofOffer,
  refusals: [commonRefusals.notFound, offerRefusals.answered],
});

export const hideOffer = endpoint({
  name: "hideOffer",
  method: "POST",
  path: "/Offer/:reference/Hide",
  access,
  params: ofOffer,
  body: z.object({ isHidden: z._default(z.boolean(), true) }),
  refusals: [commonRefusals.notFound],
});
