import type { Db } from "../db/connection/connect.ts";
import type { Actor } from "./actor.ts";
import type { Device } from "./device.ts";

/** What somebody has given to begin a session. */
export type SessionStart =
  /** The password, where nothing else is asked for. */
  | "password"
  /** The password, where a second factor is still to come. */
  | "password-first"
  /** A second factor, after the password or with it. */
  | "second-factor";

/** What a session has proved. */
export interface Proof {
  /** True when the person has proved within fifteen minutes to be themselves. */
  readonly isFresh: boolean;
  /** True when a second factor was given in the session. */
  readonly hasSecondFactor: boolean;
}

/** A session as its person sees it. */
export interface OwnSession extends Device {
  readonly id: string;
  readonly startedAt: Date;
  /** When it was last used, to within ten minutes. */
  readonly seenAt: Date;
  /** True for the session that asks. */
  readonly isCurrent: boolean;
}

/** The sessions of the people who are signed in: who acts is known by the token that their browser carries. */
export interface Sessions {
  /** Starts a session in the caller's transaction and gives its token, which is kept nowhere. */
  start(db: Db, personId: number, start: { begun: SessionStart; device: Device }): Promise<string>;
  /**
   * Names the person of a token, or null when the session is unknown, ended or too old. It keeps the session alive, unless
   * the call is passive: one that a page makes by itself.
   */
  actorOf(token: string, passive?: "passive"): Promise<Actor | null>;
  /**
   * Calls back as soon as this process hears that the session has ended; gives a function that stops
   * watching.
   */
  watch(token: string, ended: () => void): () => void;
  /**
   * Says what a living session has proved within fifteen minutes: asked of the database, since another process may
   * have heard the proof. Null when the session is none any more.
   */
  proofOf(token: string): Promise<Proof | null>;
  /** Notes that the person of a session has just proved to be themselves. */
  prove(db: Db, token: string): Promise<void>;
  /** Ends a session; gives its person, or null when there was none. */
  end(db: Db, token: string): Promise<number | null>;
  /** Ends all of a person's sessions. */
  endAllOf(db: Db, personId: number): Promise<void>;
  /** Gives the live sessions of a person: the one of this token first, then the one last used. */
  listOf(personId: number, token: string): Promise<OwnSession[]>;
  /** Ends one session of a person by its id; false when they have none of that id. */
  endOneOf(db: Db, personId: number, id: string): Promise<boolean>;
  /** Ends all of a person's sessions but the one of this token; gives how many there were. */
  endOthersOf(db: Db, personId: number, token: string): Promise<number>;
  /** How many sessions this process knows without asking the database. */
  cachedCount(): number;
  /** False while ended sessions are not announced to this process: what it knows is then not used. */
  isHearing(): boolean;
}
