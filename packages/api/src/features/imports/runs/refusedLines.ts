import { Readable } from "node:stream";
import { importTexts } from "@ribambelle/domain/imports/importReport.texts";
import { problemHeader } from "@ribambelle/domain/imports/row";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../../acting/refused.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { csvLine, utf8Mark } from "../report/reportText.ts";
import * as store from "./runs.store.ts";

interface Asked {
  readonly id: string;
  readonly file: string;
  readonly locale: Locale;
}

const pageSize = 1_000;

/**
 * Gives the refused lines of a file as one to correct and to import: its columns as far as they are kept, and why in the last one
 * (IMPORTS-12). Refused where none of its lines was; memory does not grow with them.
 */
export async function readRefusedLines(
  { listReads }: Pick<FeatureDeps, "listReads">,
  { id, file, locale }: Asked,
): Promise<Readable> {
  const read = (after: number) => store.listRefusedLines(listReads, { id, file, after, limit: pageSize });
  const first = await read(-1);
  const headers = first[0]?.headers ?? [];
  const delimiter = first[0]?.separator ?? ";";
  if (first.length === 0) throw new Refused(commonRefusals.notFound);
  const words = importTexts(locale);
  async function* lines() {
    yield utf8Mark + csvLine([...headers, problemHeader], delimiter);
    for (
      let page = first;
      page.length > 0;
      page = page.length < pageSize ? [] : await read(page.at(-1)?.line ?? 0)
    )
      for (const { line, cells, problem } of page) {
        // Of a line that cannot be cut into cells none is kept: its number leads to it.
        const isKept = cells.length > 0;
        const why = (problem?.why ?? problem)?.[locale] ?? "";
        const said = isKept ? why : words.says(words.place(null, line, null), why);
        yield csvLine([...headers.map((_, place) => cells[place] ?? ""), said], delimiter);
      }
  }
  return Readable.from(lines());
}
