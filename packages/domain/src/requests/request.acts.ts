import * as z from "zod/mini";
import { act, acts, changed } from "../kernel/acts/act.ts";

const kind = (subject: string | null) => (subject === null ? "" : ` (n°\u00a0${subject})`);

/** What is done about what people ask of the agency (TABLE A). */
export const requestActs = acts("people", {
  requestRecorded: act(({ subject }) => ({
    fr: `a enregistré une demande${kind(subject)}`,
    en: `recorded a request${kind(subject)}`,
  })),
  requestOwned: act(
    ({ subject }) => ({
      fr: `a changé qui s’occupe d’une demande${kind(subject)}`,
      en: `changed who takes care of a request${kind(subject)}`,
    }),
    z.object({ owner: changed(z.nullable(z.int())) }),
  ),
  requestClosed: act(
    ({ subject, changes }) =>
      changes?.state.to === "refused"
        ? { fr: `a refusé une demande${kind(subject)}`, en: `refused a request${kind(subject)}` }
        : { fr: `a clos une demande${kind(subject)}`, en: `closed a request${kind(subject)}` },
    z.object({ state: changed(z.string()) }),
  ),
});
