import * as z from "zod/mini";
import { visibleText } from "../kernel/characters/visibleText.ts";

/** The most characters of a comment (RENEWBS-06, RENEWBS-OP12, RENEWP-OP2). */
export const mostCommentLength = 250;

/** What a draft holds at most of a comment: more than is accepted, so that nothing typed is lost. */
const mostTyped = 5_000;

const isStorable = (typed: string) => typed.isWellFormed() && !typed.includes("\0");

/** A comment as it is typed, too long ones as well. */
export const typedCommentSchema = z.string().check(z.maxLength(mostTyped), z.refine(isStorable));

/** Gives a comment as it is kept: its line breaks as one character each, without what nobody sees, trimmed. */
export function keptComment(typed: string): string {
  return visibleText(typed.replace(/\r\n?/g, "\n")).normalize("NFC").trim();
}

/** Counts the characters of a comment as it is kept: an emoji or a line break is one. */
export const commentLength = (typed: string): number => [...keptComment(typed)].length;

/** True when a comment has at most 250 characters (RENEWBS-07). */
export const isCommentShort = (typed: string): boolean => commentLength(typed) <= mostCommentLength;

/** Gives a comment as it is sent: null when nothing was written. */
export const sentComment = (typed: string): string | null => keptComment(typed) || null;
