import type { Tile, Desk as Tiles } from "@ribambelle/domain/desk/desk";
import { dayAt, daysBetween } from "@ribambelle/domain/kernel/day";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Link } from "../../routing/router/Link.tsx";
import { PageButton } from "../../ui/buttons/PageButton.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { PartFailure } from "../../ui/records/PartFailure.tsx";
import classes from "./Desk.module.css";
import { deskQuery } from "./desk.queries.ts";
import { deskWords } from "./desk.texts.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { numbered } from "./numbered.ts";
import { SearchHint } from "./SearchHint.tsx";
import { useStill } from "./useStill.ts";

/** What waits for the agency, of what the person may read: a sentence, a tile for each kind, and what has nothing (DESK-01). */
export function Desk() {
  const words = useWords(deskWords);
  const headingId = useId();
  const { data: desk, error, isFetching, refetch } = useQuery(deskQuery(useLocale()));
  return (
    <>
      {desk?.firstSteps && <FirstSteps steps={desk.firstSteps} />}
      {desk?.firstSteps === null && <SearchHint />}
      {typeof desk?.recoveryCodesLeft === "number" && <FewCodes left={desk.recoveryCodesLeft} />}
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className={classes.heading}>
          {words.heading}
        </h2>
        {desk ? (
          <Known desk={desk} />
        ) : error ? (
          <PartFailure of={{ error, isFetching, refetch }} />
        ) : (
          <Waiting />
        )}
      </section>
    </>
  );
}

function FewCodes({ left }: { left: number }) {
  const words = useWords(deskWords);
  return (
    <Callout kind="warning">
      <p>
        {words.fewCodes(left)} <Link to="/agence/securite">{words.newCodes}</Link>
      </p>
    </Callout>
  );
}

function Known({ desk: { tiles } }: { desk: Tiles }) {
  const { waiting, holds } = useStill(tiles);
  const others = tiles.filter((tile) => !waiting.includes(tile));
  return (
    <>
      <Summary tiles={waiting} />
      {waiting.length > 0 && (
        <ul className={classes.tiles} {...holds}>
          {waiting.map((tile) => (
            <li key={tile.code} className={classes.tile}>
              <OneTile tile={tile} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <Others tiles={others} />}
    </>
  );
}

// Folded, it says in one line what has nothing; unfolded, it leads to their lists (DESK-01).
function Others({ tiles }: { tiles: readonly Tile[] }) {
  const words = useWords(deskWords);
  return (
    <details className={classes.others}>
      <summary>
        {words.nothing}
        <span className={classes.names}>{tiles.map(({ title }) => title).join(", ")}</span>
      </summary>
      <ul className={classes.lists}>
        {tiles.map(({ code, title, link }) => (
          <li key={code}>{link === null ? title : <Link href={link}>{title}</Link>}</li>
        ))}
      </ul>
    </details>
  );
}

function Summary({ tiles }: { tiles: readonly Tile[] }) {
  const words = useWords(deskWords);
  const locale = useLocale();
  const total = tiles.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const isMore = tiles.some(({ isCapped }) => isCapped);
  const [oldest] = tiles.flatMap(({ oldestAt }) => oldestAt ?? []).toSorted();
  if (total === 0) return tiles.length === 0 ? <p className={classes.summary}>{words.upToDate}</p> : null;
  return (
    <p className={classes.summary}>
      {words.waiting(numbered(total, isMore, locale), total === 1)}
      {oldest === undefined ? "." : words.oldest(daysSince(oldest))}
    </p>
  );
}

function OneTile({ tile }: { tile: Tile }) {
  const { title, count, isCapped, oldestAt, overdueCount, overdueDays, link, verb, term } = tile;
  const words = useWords(deskWords);
  const locale = useLocale();
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      {count === null ? (
        <p className={classes.unknown}>{words.unknown}</p>
      ) : (
        <p className={classes.count}>{numbered(count, isCapped, locale)}</p>
      )}
      {oldestAt !== null && <p className={classes.since}>{words.since(daysSince(oldestAt))}</p>}
      {term && <p className={classes.since}>{term}</p>}
      {(overdueCount > 0 || overdueDays > 0) && (
        <p className={classes.late}>
          <Chip colour="red">{overdueDays > 0 ? words.late(overdueDays) : words.due}</Chip>
        </p>
      )}
      {link !== null && verb !== null && (
        <p className={classes.opens}>
          <PageButton href={link}>
            {verb}
            <span className="visually-hidden">{words.about(title)}</span>
          </PageButton>
        </p>
      )}
    </>
  );
}

function Waiting() {
  const words = useWords(deskWords);
  return (
    <div role="status">
      <span className="visually-hidden">{words.loading}</span>
      <p className={classes.summary}>
        <Skeleton width="60%" />
      </p>
      <div className={classes.tiles}>
        {["first", "second"].map((place) => (
          <div key={place} className={classes.tile}>
            <Skeleton width="70%" height="1.4rem" />
            <Skeleton width="30%" height="2rem" />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
    </div>
  );
}

const daysSince = (instant: string) => daysBetween(dayAt(new Date(instant)), today());
