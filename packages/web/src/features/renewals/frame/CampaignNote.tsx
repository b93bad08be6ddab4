import { plainDay } from "@ribambelle/domain/kernel/day";
import type { MyRenewal } from "@ribambelle/domain/renewals/renewal";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { AgencyContact } from "../../../ui/publicFrame/AgencyContact.tsx";
import classes from "../Renewal.module.css";
import { renewalWords } from "../renewals.texts.ts";

/** Says kindly why there is nothing to answer now, when there will be, and whom to call. */
export function CampaignNote({ renewal }: { renewal: MyRenewal }) {
  const words = useWords(renewalWords);
  const locale = useLocale();
  const opens = plainDay(renewal.opensOn ?? "", locale);
  const closes = plainDay(renewal.closesOn ?? "", locale);
  const said = {
    none: words.none,
    open: words.none,
    "not-asked": words.notAsked,
    before: { heading: words.before.heading(opens), text: words.before.text(closes) },
    closed: { heading: words.closed.heading, text: words.closed.text(closes) },
  }[renewal.state];
  return (
    <section className={classes.note}>
      <h2>{said.heading}</h2>
      <p>{said.text}</p>
      <AgencyContact />
    </section>
  );
}
