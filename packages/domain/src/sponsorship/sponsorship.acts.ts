import { act, acts } from "../kernel/acts/act.ts";

/** What happens to sponsorships. */
export const sponsorshipActs = acts("sponsorship", {
  friendInvited: act({ fr: "a invité une connaissance", en: "invited a friend" }),
  friendJoined: act({
    fr: "a parrainé quelqu’un qui a ouvert un compte",
    en: "referred somebody who has joined",
  }),
  invitationsRefused: act({
    fr: "a refusé toute invitation",
    en: "refused all invitations",
  }),
});
