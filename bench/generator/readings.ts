import { instantOf } from "../../packages/domain/src/kernel/dates/instants.ts";
import {
  readingAudiences,
  readingCategories,
  readingDemands,
} from "../../packages/domain/src/readings/reading.ts";
import type { Row } from "./copyText.ts";
import { monthsOfYear } from "./months.ts";
import { fileHash, opaqueId } from "./opaque.ts";
import { randomOf } from "./random.ts";
import { babysitterId, babysittersOf, type Size } from "./size.ts";

export const readingColumns = {
  id: ["id", "text"],
  reference: ["reference", "text"],
  version: ["version", "integer"],
  titleFr: ["title_fr", "text"],
  category: ["category", "smallint"],
  demand: ["demand", "smallint"],
  publishedDate: ["published_date", "date"],
  audience: ["audience", "smallint"],
  isWithdrawn: ["is_withdrawn", "boolean"],
  fileKey: ["file_key", "text"],
  byteCount: ["byte_count", "integer"],
  sha256: ["sha256", "bytea"],
  pageCount: ["page_count", "integer"],
} as const;
export const recipientColumns = {
  readingId: ["reading_id", "text"],
  personId: ["person_id", "integer"],
  addedOn: ["added_on", "date"],
  openedAt: ["opened_at", "timestamptz"],
  readAt: ["read_at", "timestamptz"],
} as const;

const idOf = (month: string) => opaqueId(`reading ${month}`);

/** Makes a document to read a month, for all babysitters; its file does not exist. */
export function* readingRows({ today }: Size): Generator<Row<keyof typeof readingColumns>> {
  for (const { name, firstDay } of monthsOfYear(today)) {
    yield {
      id: idOf(name),
      reference: `D-${name}`,
      version: 1,
      titleFr: `Lettre de l’agence, ${name}`,
      category: readingCategories.numbers.AgencyLife,
      demand: readingDemands.numbers.Reading,
      publishedDate: firstDay,
      audience: readingAudiences.numbers.Everyone,
      isWithdrawn: false,
      fileKey: `generated/${idOf(name)}`,
      byteCount: 40_000,
      sha256: fileHash(name),
      pageCount: 2,
    };
  }
}

/** Makes every babysitter a recipient of each; four in five have read it. */
export function* recipientRows(size: Size): Generator<Row<keyof typeof recipientColumns>> {
  const random = randomOf(size.seed + 5);
  for (const { name, firstDay, lastDay } of monthsOfYear(size.today)) {
    const at = instantOf(lastDay, "20:00").toISOString();
    for (let babysitter = 0; babysitter < babysittersOf(size); babysitter += 1) {
      const readAt = random(5) === 0 ? null : at;
      yield {
        readingId: idOf(name),
        personId: babysitterId(size, babysitter),
        addedOn: firstDay,
        openedAt: readAt,
        readAt,
      };
    }
  }
}
