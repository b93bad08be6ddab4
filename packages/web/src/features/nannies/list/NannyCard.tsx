import { distanceText } from "@ribambelle/domain/addresses/distance";
import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { experienceText, weekText } from "@ribambelle/domain/nannies/nannies.texts";
import type { NannyCard as Card } from "@ribambelle/domain/nannies/nanny";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { specificDiplomas } from "@ribambelle/domain/profile/education";
import { spokenLanguages } from "@ribambelle/domain/profile/profile.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import cardLink from "../../../ui/cards/CardLink.module.css";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { Pieces } from "../../../ui/cards/Pieces.tsx";
import { RoundPhoto } from "../../../ui/pictures/RoundPhoto.tsx";
import { KeepButton } from "../KeepButton.tsx";
import type { NanniesState } from "../nannies.queries.ts";
import { nannyWords } from "../nannies.texts.ts";
import classes from "./NannyCard.module.css";
import { SmallWeek } from "./SmallWeek.tsx";

const photoSize = 64;

interface Props {
  nanny: Card;
  /** How many moments are asked for. */
  asked: number;
  state: NanniesState;
}

/** One profile in the list: what a family chooses by (NANNY-04). */
export function NannyCard({ nanny, asked, state }: Props) {
  const words = useWords(nannyWords);
  const locale = useLocale();
  const { id, displayName, photoUrl, advertTitle, excerpt, availabilities, interestAt } = nanny;
  const person = {
    displayName,
    photoUrl: state.photos ? null : photoUrl,
    photoState: photoStates.numbers.Validated,
  };
  const experience = experienceText(nanny.experienceCount, nanny.childAges, locale);
  const { moment, photos } = state;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <RoundPhoto person={person} size={photoSize} />
        <div className={classes.who}>
          <h2 className={classes.name}>
            <Link
              to="/client/profiles/$id"
              params={{ id }}
              search={{ ...(moment && { moment }), ...(photos && { photos }) }}
              className={cardLink.link}
            >
              {displayName}
            </Link>
          </h2>
          <p className={classes.about}>
            <Pieces text={aboutOf(nanny, words, locale)} />
          </p>
        </div>
        <KeepButton nanny={nanny} />
      </div>
      {asked > 0 && <p className={classes.covers}>{coversOf(nanny.covered, asked, words)}</p>}
      {advertTitle && <p className={classes.title}>{advertTitle}</p>}
      {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
      <div className={classes.week}>
        <SmallWeek slots={availabilities} />
        <p>{weekText(availabilities, locale)}</p>
      </div>
      <Traits nanny={nanny} />
      {experience && <p className={classes.quiet}>{experience}</p>}
      {interestAt && <p className={classes.sent}>{words.sent(plainDayAt(interestAt, locale))}</p>}
    </li>
  );
}

type Words = ReturnType<typeof nannyWords>;

/** Says the age, the commune and how far it is, in one line. */
export function aboutOf(
  { age, city, metres, isApproximate }: Pick<Card, "age" | "city" | "metres" | "isApproximate">,
  words: Words,
  locale: "fr" | "en",
): string {
  const distance = metres === null ? null : distanceText(metres, locale);
  return [
    age !== null && words.age(age),
    city,
    distance && (isApproximate ? words.approximate(distance) : distance),
  ]
    .filter(Boolean)
    .join(" · ");
}

function coversOf(covered: number, asked: number, words: Words): string {
  if (covered === 0) return words.coversNone;
  return asked === 1 ? words.coversOne : words.coveredOf(covered, asked);
}

function Traits({ nanny }: { nanny: Card }) {
  const words = useWords(nannyWords);
  const locale = useLocale();
  const traits = [
    ...nanny.spokenLanguages.map((language) => spokenLanguages.label(language, locale)),
    ...(nanny.hasDrivingLicence ? [words.licenceShort] : []),
    ...nanny.specificDiplomas.map((diploma) => specificDiplomas.label(diploma, locale)),
    ...(nanny.isAvailableForHousework ? [words.housework] : []),
  ];
  if (traits.length === 0) return null;
  return (
    <ul className={classes.traits}>
      {traits.map((trait) => (
        <li key={trait}>
          <Chip>{trait}</Chip>
        </li>
      ))}
    </ul>
  );
}
