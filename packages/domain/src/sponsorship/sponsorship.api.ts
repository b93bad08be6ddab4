import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { wire } from "../kernel/wire.ts";
import { sponsorshipProblems, sponsorshipRefusals } from "./sponsorship.texts.ts";
import { friendSchema, sponsorshipSchema } from "./sponsorship.ts";

export const getMySponsorshipOffers = endpoint({
  name: "getMySponsorshipOffers",
  method: "GET",
  path: "/Sponsorship/GetMySponsorshipOffers",
  access: ["Parent", "BabySitter"],
  output: sponsorshipSchema,
});

const friendNames = {
  firstName: "SponsoredPartyFirstName",
  lastName: "SponsoredPartyLastName",
  email: "SponsoredPartyEmail",
} as const;
const refused = [sponsorshipRefusals.alreadyInvited, sponsorshipRefusals.tooManyToday] as const;

export const inviteAsBabysitter = endpoint({
  name: "inviteAsBabysitter",
  method: "POST",
  path: "/BabysitterSponsorship/CreateMySponsorshipEmailOffer",
  access: ["BabySitter"],
  isOnce: true,
  body: wire(friendSchema, friendNames),
  refusals: refused,
  problems: sponsorshipProblems,
});

export const inviteAsParent = endpoint({
  name: "inviteAsParent",
  method: "POST",
  path: "/CustomerSponsorship/CreateMySponsorshipEmailOffer",
  access: ["Parent"],
  isOnce: true,
  // The sponsor's own role, which only parents have who get here (SPONSOR-OP1).
  body: wire(z.extend(friendSchema, { role: z.enum(["Parent"]) }), { ...friendNames, role: "Role" }),
  refusals: refused,
  problems: sponsorshipProblems,
});
