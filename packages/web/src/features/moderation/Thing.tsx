import { momentText } from "@ribambelle/domain/kernel/moment";
import type { Item } from "@ribambelle/domain/moderation/moderation";
import type { ReactNode, Ref } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Link } from "../../routing/router/Link.tsx";
import { ReasonText } from "../../ui/words/ReasonText.tsx";
import classes from "./ModerationPage.module.css";
import { moderationWords } from "./moderation.texts.ts";

interface Props {
  item: Item;
  /** Where the focus goes once it stands there. */
  ref: Ref<HTMLElement>;
  /** What is done with it: where there is room, all of it is in sight beside the photo. */
  children: ReactNode;
}

/** One photo or advert, as families would see it, with whose it is and what one does with it (MODER-02). */
export function Thing({ item, ref, children }: Props) {
  return (
    <article ref={ref} tabIndex={-1} className={classes.thing} aria-label={item.displayName}>
      {item.photo && <Photo name={item.displayName} photo={item.photo} />}
      {item.advert && <Advert advert={item.advert} />}
      <div className={classes.side}>
        <About item={item} />
        {children}
      </div>
    </article>
  );
}

function Photo({ name, photo }: { name: string; photo: NonNullable<Item["photo"]> }) {
  const words = useWords(moderationWords);
  return (
    <div className={classes.photos}>
      <img className={classes.photo} src={photo.url} width={512} height={512} alt={words.photoOf(name)} />
      {photo.current && (
        <figure className={classes.current}>
          <img src={photo.current} width={128} height={128} alt="" />
          <figcaption>{words.seen}</figcaption>
        </figure>
      )}
    </div>
  );
}

function Advert({ advert }: { advert: NonNullable<Item["advert"]> }) {
  const words = useWords(moderationWords);
  const { title, description, contacts } = advert;
  const after = title.length + 1;
  return (
    <div className={classes.advert}>
      <h2 className={classes.name}>
        <Marked text={title} places={contacts.filter(([start = 0]) => start < after)} />
      </h2>
      <p className={classes.text}>
        <Marked
          text={description}
          places={contacts
            .filter(([start = 0]) => start >= after)
            .map(([start = 0, length = 0]) => [start - after, length])}
        />
      </p>
      <p className={classes.quiet}>{words.complete(advert.completionRate)}</p>
    </div>
  );
}

/** A text in which the places that families do not read are marked. */
function Marked({ text, places }: { text: string; places: readonly (readonly number[])[] }) {
  const words = useWords(moderationWords);
  let read = 0;
  const parts = places.map(([start = 0, length = 0]) => {
    const before = text.slice(read, start);
    read = start + length;
    return (
      <span key={start}>
        {before}
        <mark className={classes.masked}>
          {text.slice(start, read)} <span className={classes.maskedWhy}>{words.masked}</span>
        </mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(read)}
    </>
  );
}

function About({ item }: { item: Item }) {
  const locale = useLocale();
  const words = useWords(moderationWords);
  const { displayName, age, city, waitingSince, earlier } = item;
  const facts = [displayName, age !== null && words.age(age), city].filter(Boolean).join(", ");
  return (
    <div className={classes.about}>
      <p className={classes.name}>{facts}</p>
      <p className={classes.quiet}>{words.since(momentText(waitingSince, today(), locale))}</p>
      <Link to="/agence/personnes/$id" params={{ id: String(item.userId) }}>
        {words.person}
      </Link>
      {earlier.length > 0 && (
        <section aria-label={words.earlier}>
          <h2 className={classes.name}>{words.earlier}</h2>
          <ul className={classes.earlier}>
            {earlier.map(({ kind, decidedAt, decision, reasons }) => (
              <li key={decidedAt}>
                {words.earlierOne(kind, decision, momentText(decidedAt, today(), locale))}
                {reasons && (
                  <>
                    {words.because}
                    <ReasonText of={reasons} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
