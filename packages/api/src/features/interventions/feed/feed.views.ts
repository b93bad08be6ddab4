import { calendarFile } from "@ribambelle/domain/interventions/feed/calendarFile";
import { type FeedReader, feedEvents, feedPeriod } from "@ribambelle/domain/interventions/feed/feed";
import { feedWords } from "@ribambelle/domain/interventions/feed/feed.texts";
import { interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import { services } from "@ribambelle/domain/interventions/services";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { knownRows } from "../../../db/knownRows.ts";
import type { Deps } from "../../../deps.ts";
import type { Secrets } from "../../../secrets/portalSecret.ts";
import { findLink, updateFetched } from "./calendarLink.store.ts";
import { listFeed, listFormer } from "./feed.store.ts";
import { feedLinkIn } from "./feedCode.ts";

/** Gives the calendar whose link this is, and notes the day on which it was read; null for a link that opens nothing. */
export async function readFeed(deps: Deps, secrets: Secrets, file: string): Promise<string | null> {
  const { connection, now } = deps;
  const given = feedLinkIn(secrets, file);
  // Asked for whatever the code is, so that all that open nothing take the same time.
  const link = await findLink(connection.pool, given.personId);
  if (!given.isSigned || link?.generation !== given.generation || link.role === "Agency") return null;
  const today = dayAt(now());
  if (link.lastFetchedDate !== today) await updateFetched(connection.db, given, today);
  const { role, locale, withPlace } = link;
  return calendarOf(deps, given.personId, { role, locale, withPlace });
}

async function calendarOf(
  { connection: { pool }, publicUrl, agency, now, log }: Deps,
  personId: number,
  reader: FeedReader,
): Promise<string> {
  const today = dayAt(now());
  const period = feedPeriod(today);
  const [held, former] = await Promise.all([
    listFeed(pool, { personId, role: reader.role }, period),
    listFormer(pool, personId, period),
  ]);
  const events = feedEvents(
    knownRows("intervention", held, { state: interventionStates, service: services }, log),
    knownRows("intervention", former, { service: services }, log),
    { ...reader, today, publicUrl },
  );
  return calendarFile(feedWords(reader.locale).calendar(agency.name), events);
}
