import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type * as z from "zod/mini";
import type { CallError } from "../../client/call/callError.ts";

/**
 * What became of a sending: `sent` ends the form, `leaving` keeps it busy while another page comes, `given-up` goes back to typing.
 * `keptNow` says that nothing was saved, since somebody has saved another value meanwhile.
 */
export type Sending<Kept> = "sent" | "leaving" | "given-up" | { readonly keptNow: Kept };

/** For what others may change while it is typed over. */
export interface VersionOf<Typed, Kept> {
  /** What is kept now: plain data. */
  readonly kept: Kept;
  /** Gives what the fields hold of it. */
  readonly typedOf: (kept: Kept) => Typed;
  /** Gives what is kept once this is saved; undefined while it cannot be. */
  readonly becomes: (typed: Typed) => Kept | undefined;
  /** True when what is kept now contradicts what was typed over `base`; without it, whenever it is another. */
  readonly isHit?: (base: Kept, now: Kept, typed: Typed) => boolean;
  /** Gives what is sent over what is kept now; without it, all that is typed. */
  readonly laidOver?: (base: Kept, now: Kept, typed: Typed) => Typed;
}

/** What a form is made of. */
export interface FormOf<Typed, Sent, Kept = unknown> {
  /** What the fields hold at first: plain data. */
  readonly start: Typed;
  /** The server's own schema of what is sent. */
  readonly schema: z.ZodMiniType<Sent>;
  /** Gives what is sent of what is typed; without it, that itself. */
  readonly sentOf?: ((typed: Typed) => unknown) | undefined;
  /** The sentences of the problems that the schema names. */
  readonly problems?: Readonly<Record<string, Bilingual>> | undefined;
  /** Sends; `key` names what a call does only once, and is the same again after a lost answer; `base` is what it was typed over. */
  readonly send: (sent: Sent, typed: Typed, key: string, base: Kept) => Promise<Sending<Kept>>;
  /** True for what must be done once however often it is sent. */
  readonly once?: boolean;
  /** The field under which a refusal is said; null for above the form. */
  readonly refusedAt?: (failed: CallError) => string | null;
  readonly onSent?: (() => void) | undefined;
  readonly onFailed?: ((failed: CallError) => void) | undefined;
  /** Under which `useDraft` keeps what is typed in the tab; it begins with the person's id. */
  readonly draftKey?: string | undefined;
  readonly version?: VersionOf<Typed, Kept> | undefined;
  /** For fields that hold by themselves what is typed, so that hydration keeps it: reads them. */
  readonly readFrom?: (textOf: (name: string) => string) => Typed;
  /** True where what was refused is typed anew rather than mended. */
  readonly isTypedAnew?: boolean;
}

/** What is typed in a form, and the value that it was typed over; null while nothing is. */
export interface Held<Typed, Kept> {
  readonly editing: { readonly base: Kept; readonly draft: Typed } | null;
  /** True while it is what was typed before the form was there. */
  readonly isRestored: boolean;
  /** Begins with what is kept. */
  readonly begin: () => void;
  /** Makes a newer value, which the person has seen, the one that it is typed over. */
  readonly rebase: (base: Kept) => void;
  readonly type: (typed: Typed) => void;
  readonly end: () => void;
}

/** A hook that holds what is typed: while the page is there, or longer (`useDraft`). */
export type Holder<Typed, Kept> = (
  kept: Kept,
  typedOf: (kept: Kept) => Typed,
  key: string | undefined,
) => Held<Typed, Kept>;

/** True when the server has decided: the same, sent again, is refused again. */
export const isRefusal = ({ status }: CallError): boolean => status >= 400 && status < 500;
