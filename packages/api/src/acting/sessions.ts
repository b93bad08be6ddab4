import type { Db } from "../db/connection/connect.ts";
import type { Actor } from "./actor.ts";

/** The sessions of the people who are signed in: who acts is known by the token that their browser carries. */
export interface Sessions {
  /** Starts a session in the caller's transaction and gives its token, which is kept nowhere. */
  start(db: Db, personId: number): Promise<string>;
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
  /** Ends a session; gives its person, or null when there was none. */
  end(db: Db, token: string): Promise<number | null>;
  /** Ends all of a person's sessions. */
  endAllOf(db: Db, personId: number): Promise<void>;
  /** How many sessions this process knows without asking the database. */
  cachedCount(): number;
  /** False while ended sessions are not announced to this process: what it knows is then not used. */
  isHearing(): boolean;
}
