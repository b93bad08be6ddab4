import { randomUUID } from "node:crypto";
import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import type { provenStaff } from "../signedIn.ts";
import type { TestApp } from "../testApp.ts";
import type { FormField } from "../testForm.ts";

/** A portal in which an administrator, who has just proved it, tries what the agency may do. */
export interface ActPortal {
  readonly portal: TestApp;
  readonly boss: Awaited<ReturnType<typeof provenStaff>>;
  /** On whom it is tried, where it may be done to both; families where nothing is said. */
  readonly kind?: PersonKind;
}

/** What a call is sent with. */
export interface Sent {
  /** The fields of a form with a file, where it is a list. */
  readonly body: object;
  /** Where it is read which version is changed; left out where the call makes something. */
  readonly of?: string;
  /** Where it is said whether it may be done, if elsewhere than what is changed. */
  readonly shown?: string;
}

/**
 * One call that changes something of the agency’s, tried by the walk over all of them: `features/agencyActs.routes.test.ts`. The
 * trials of a feature stand together in a file of this folder.
 */
export type ActTrial =
  | {
      /** The acts that it notes, each of them, in the act’s own transaction (TABLE A). */
      readonly notes: readonly string[];
      /** The name under which what is read says whether it may be done (AGUI-32). */
      readonly can?: string;
      /** Makes what is acted on; gives what is sent. */
      readonly prepare: (given: ActPortal) => Promise<Sent>;
      /** What happens later, where the act is that; in the name of who decided. */
      readonly later?: (given: ActPortal, answer: never) => Promise<unknown>;
    }
  | {
      /** Why it notes nothing. */
      readonly notesNothing: string;
    };

/** The trials of a feature, by the paths of its calls. */
export type ActTrials = Readonly<Record<`/${string}`, ActTrial>>;

/** Sends a call as the administrator does, each time as another sending. */
export const send = (given: ActPortal, path: string, body: object, version?: string) =>
  sendAs(given, path, body, { version, key: randomUUID() });

/** Sends a call as the administrator does, over a version and as one sending. */
export function sendAs(
  { portal, boss }: ActPortal,
  path: string,
  body: object,
  { version, key }: { readonly version: string | undefined; readonly key: string },
) {
  const headers = { "idempotency-key": key, ...(version && { "if-match": version }) };
  const sent = Array.isArray(body) ? { files: body as FormField[] } : { body };
  return portal.call("POST", path, { cookie: boss.cookie, ...sent, headers });
}

/** Gives the version of what is read at an address, as a change names it. */
export async function versionAt({ portal, boss }: ActPortal, path: string): Promise<string> {
  const answer = await portal.call("GET", path, { cookie: boss.cookie });
  return String(answer.headers.etag);
}
