import type { Signed } from "../signing/testSigning.ts";
import type { OwnPortal, OwnTrial, Sent } from "./ownTrial.ts";

const path = "/Intervention/RenewMyCalendarLink";

/** Has a link, with the place or without, before this is sent. */
const linked =
  (withPlace: boolean, sent: Sent) =>
  async ({ portal }: OwnPortal, { cookie }: Signed): Promise<Sent> => {
    await portal.call("POST", path, { cookie, body: { withPlace } });
    return sent;
  };
const place = (withPlace: boolean, note: string): OwnTrial => ({
  path: "/Intervention/UpdateMyCalendarLink",
  how: note,
  as: "BabySitter",
  notes: [`interventions.${note}`],
  prepare: linked(!withPlace, { body: { withPlace } }),
});

/** What people do to the link of their calendar. */
export const trials: readonly OwnTrial[] = [
  {
    path,
    how: "the first",
    notes: ["interventions.link-made"],
    prepare: () => ({ body: { withPlace: false } }),
  },
  {
    path,
    how: "another",
    notes: ["interventions.link-renewed"],
    prepare: linked(false, { body: { withPlace: false } }),
  },
  place(true, "place-shown"),
  place(false, "place-hidden"),
  {
    path: "/Intervention/DeleteMyCalendarLink",
    notes: ["interventions.link-deleted"],
    prepare: linked(false, {}),
  },
];
