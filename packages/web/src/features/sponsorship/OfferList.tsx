import { shortDayAt } from "@ribambelle/domain/kernel/day";
import { type SponsorshipOffer, sponsorshipStates } from "@ribambelle/domain/sponsorship/sponsorship";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { Pieces } from "../../ui/cards/Pieces.tsx";
import classes from "./OfferList.module.css";
import { sponsorshipWords } from "./sponsorship.texts.ts";

/** Whom the person sponsors, the newest first, with how far each is (SPONSOR-17, SPONSOR-18). */
export function OfferList({ offers }: { offers: readonly SponsorshipOffer[] }) {
  const words = useWords(sponsorshipWords);
  if (offers.length === 0)
    return (
      <EmptyState title={words.none}>
        <p>{words.noneWhy}</p>
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.list} aria-label={words.list}>
        {offers.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: erased offers have nothing of their own
          <Offer key={`${offer.email} ${offers.length - index}`} offer={offer} />
        ))}
      </ul>
      {offers.some((offer) => offer.state === 0 && isErased(offer)) && (
        <p className={classes.quiet}>{words.erasedWhy}</p>
      )}
    </>
  );
}

const isErased = ({ firstName, lastName, email }: SponsorshipOffer) =>
  `${firstName}${lastName}${email}` === "";

function Offer({ offer }: { offer: SponsorshipOffer }) {
  const words = useWords(sponsorshipWords);
  const locale = useLocale();
  const { firstName, lastName, email, state, sentAt, joinedAt } = offer;
  const name = `${lastName} ${firstName}`.trim();
  return (
    <li className={classes.offer}>
      <div className={classes.about}>
        <p className={classes.name}>{isErased(offer) ? words.unnamed[offer.state] : name || email}</p>
        {name && email && <p>{email}</p>}
        <p className={classes.quiet}>
          <Pieces
            text={[sentAt && words.sent(shortDayAt(sentAt)), joinedAt && words.joined(shortDayAt(joinedAt))]
              .filter(Boolean)
              .join(" · ")}
          />
        </p>
      </div>
      <Chip colour={state === sponsorshipStates.numbers.joined ? "green" : "blue"}>
        {sponsorshipStates.label(state, locale)}
      </Chip>
    </li>
  );
}
