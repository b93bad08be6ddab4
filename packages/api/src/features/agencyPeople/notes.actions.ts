import { agencyPeopleActs } from "@ribambelle/domain/agencyPeople/agencyPeople.acts";
import { mostPinned, noteCan, noteText } from "@ribambelle/domain/agencyPeople/note";
import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import { whoOf } from "@ribambelle/domain/audit/entry";
import { changedMeanwhile } from "@ribambelle/domain/kernel/office/change";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import type { Actor } from "../../acting/actor.ts";
import { refusedAt } from "../../acting/office/change.ts";
import { doOnce, type Once } from "../../acting/once/once.ts";
import { Refused } from "../../acting/refused.ts";
import type { VersionCheck } from "../../acting/versionCheck.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By } from "../audit/index.ts";
import { lockPerson } from "../people/index.ts";
import * as store from "./notes.store.ts";

/** What is written of somebody. */
interface Written {
  readonly text: string;
  readonly isPinned: boolean;
}

/** Who writes or changes notes. */
export interface Writer {
  readonly actor: Actor;
  readonly by: By;
  readonly now: Date;
}

/** Notes something of a person, once however often it is sent (FOLKS-34). */
export async function createNote(
  db: Db,
  { userId, ...written }: Written & { userId: number },
  { by, now, once }: Writer & { readonly once: Once },
): Promise<{ noteId: number }> {
  const text = wordsOf(written.text);
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      await holdPerson(transaction, userId);
      await refuseTooManyPinned(transaction, userId, written.isPinned, null);
      const note = { personId: userId, authorId: by.actorId, text, isPinned: written.isPinned };
      const noteId = await store.insertNote(transaction, note, now);
      await audit(
        transaction,
        by,
        agencyPeopleActs.noteWritten({ personId: userId, subject: String(noteId) }),
      );
      return { noteId };
    }),
  );
}

/** Stores other words of one’s own note; gives the version that is made. */
export async function updateNote(
  db: Db,
  { noteId, ...written }: Written & { noteId: number },
  change: Writer & { readonly versionCheck: VersionCheck },
): Promise<number> {
  const text = wordsOf(written.text);
  return db.transaction().execute(async (transaction) => {
    const note = await heldNote(transaction, noteId, "change", change);
    await refuseTooManyPinned(transaction, note.personId, written.isPinned, noteId);
    await store.updateNoteWords(transaction, noteId, { text, isPinned: written.isPinned }, change.now);
    const what = { personId: note.personId, subject: String(noteId) };
    await audit(transaction, change.by, agencyPeopleActs.noteChanged(what));
    return note.version + 1;
  });
}

/** Removes a note: one’s own, or anybody’s where one may. */
export async function removeNote(
  db: Db,
  noteId: number,
  change: Writer & { readonly versionCheck: VersionCheck },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { personId } = await heldNote(transaction, noteId, "remove", change);
    await store.deleteNote(transaction, noteId);
    await audit(transaction, change.by, agencyPeopleActs.noteRemoved({ personId, subject: String(noteId) }));
  });
}

function wordsOf(given: string): string {
  const text = noteText(given);
  if (text === null) throw refusedAt("text", peopleRefusals.noteUnfit);
  return text;
}

// What is written of one person is written one after the other: two at once may not pin a fourth.
async function holdPerson(transaction: Db, personId: number): Promise<void> {
  if (!(await lockPerson(transaction, personId))) throw new Refused(peopleRefusals.deleted);
}

async function refuseTooManyPinned(
  transaction: Db,
  personId: number,
  isPinned: boolean,
  but: number | null,
): Promise<void> {
  if (isPinned && (await store.countPinned(transaction, personId, but)) >= mostPinned)
    throw refusedAt("isPinned", peopleRefusals.pinnedEnough);
}

async function heldNote(
  transaction: Db,
  noteId: number,
  act: "change" | "remove",
  { actor, versionCheck }: Writer & { readonly versionCheck: VersionCheck },
): Promise<store.KeptNote> {
  const seen = await store.findNote(transaction, noteId);
  if (!seen || !mayWith(actor.functions, seen.role, "notes")) throw new Refused(commonRefusals.notFound);
  await lockPerson(transaction, seen.personId);
  const note = await store.findNote(transaction, noteId);
  if (!note) throw new Refused(commonRefusals.notFound);
  if (!noteCan(note.authorId, actor)[act]) throw new Refused(commonRefusals.forbidden);
  if (versionCheck(note.version)) return note;
  const { authorId, authorName, changedAt, createdAt } = note;
  const changed = {
    at: (changedAt ?? createdAt).toISOString(),
    by: whoOf(authorId, authorName),
    fields: ["text"],
  };
  throw new Refused(changedMeanwhile(changed), { changed });
}
