import { type Note, noteCan } from "@ribambelle/domain/agencyPeople/note";
import { whoOf } from "@ribambelle/domain/audit/entry";
import type pg from "pg";
import type { Actor } from "../../acting/actor.ts";
import { listPage, pageWanted } from "../../acting/cursors.ts";
import { type KeptNote, listNotes, listPinned, newestNotes } from "./notes.store.ts";

const sort = "newest";

/** Gives one page of the notes of a person; those that are pinned begin the first (FOLKS-33, FOLKS-34). */
export async function readNotes(
  pool: pg.Pool,
  personId: number,
  after: string | undefined,
  actor: Pick<Actor, "personId" | "functions">,
): Promise<{ items: Note[]; next: string | null }> {
  const wanted = pageWanted(sort, newestNotes, { after });
  const [pinned, page] = await Promise.all([
    after === undefined ? listPinned(pool, personId) : [],
    listNotes(pool, personId, wanted),
  ]);
  const itemOf = (note: KeptNote) => shown(note, actor);
  const { items, next } = listPage(page, 0, sort, { keyOf: ({ id }) => [id], itemOf });
  return { items: [...pinned.map(itemOf), ...items], next };
}

function shown(note: KeptNote, actor: Pick<Actor, "personId" | "functions">): Note {
  const { id, authorId, authorName, text, isPinned, createdAt, changedAt, version } = note;
  return {
    id,
    author: whoOf(authorId, authorName),
    text,
    isPinned,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    version,
    can: noteCan(authorId, actor),
  };
}
