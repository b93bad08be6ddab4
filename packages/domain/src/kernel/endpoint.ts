import * as z from "zod/mini";
import type { StaffAccess } from "./permissions/permission.ts";
import type { Refusal } from "./refusal.ts";
import type { Role } from "./role.ts";
import type { Bilingual } from "./texts.ts";

/** Every call lies under this versioned base (API-01, API-OP1). */
export const apiBase = "/api/v1";

type Fields = z.ZodMiniObject;
type Nothing = typeof nothing;

/** Who may call: anyone, any signed-in person, these roles only, or the agency's staff whose functions permit it. */
export type Access = "public" | "any" | readonly Role[] | Permitted;

/** What only staff may do whose functions permit it (docs/decisions/0058-permissions-are-a-table.md). */
interface Permitted {
  readonly permission: StaffAccess;
}

/** A call under `/Agency/` names its permission. */
type AccessOf<Path extends string> = Lowercase<Path> extends `/agency/${string}` ? Permitted : Access;

/** `by-body`: the action asks for it, where what is sent needs it. */
type Proven = boolean | "with-second-factor" | "by-body";
type Versioned = boolean | "required" | "existing";

interface UploadLimits {
  readonly mostBytes: number;
  readonly tooLarge: Refusal;
  /** True where files are read as they arrive (`arrivingFilesSchema`), their fields before them: they may be large, and many. */
  readonly isStreamed?: true;
}

/** One call of the API, described once for the page, the server and the OpenAPI document; its words are in `*.reference.ts`. */
export interface Endpoint<
  Body extends Fields = Fields,
  Params extends Fields = Fields,
  Output = unknown,
  Who extends Access = Access,
> {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  readonly access: Who;
  readonly body: Body;
  /** How the body travels; `form` is application/x-www-form-urlencoded, `multipart` a form with a file. */
  readonly bodyForm: "json" | "form" | "multipart";
  /** For a form with files: the most bytes that one may have, and what a larger one is refused with. */
  readonly upload?: UploadLimits;
  /** Those that the path names (`/:id`), and those that stand in the query (`?name=`): all others. */
  readonly params: Params;
  readonly output: z.ZodMiniType<Output>;
  /** The media type of a file, or of a stream of events, that is answered in place of JSON. */
  readonly download?: string;
  /**
   * True when two tabs may change it: answers carry an `ETag`, and a change may name that version in `If-Match`; one that names
   * none is made from any. `required`: who names none, or any (`*`), may only make what is not there yet. `existing`: what it
   * changes is there already, so that who names none is refused (AGUI-21).
   */
  readonly isVersioned?: Versioned;
  /**
   * True when it makes something and may be told by `Idempotency-Key` which sending it is: the same one again, within a day, makes
   * nothing and is answered the same. `required`: it must be told (AGUI-23).
   */
  readonly isOnce?: boolean | "required";
  /** True when its answer has words in the language asked for: pages keep it for each language. */
  readonly isWorded?: boolean;
  /**
   * True when pages make this call by themselves: it does not count as activity, so idle sessions still end.
   */
  readonly isPassive?: boolean;
  /**
   * True for a reading that leaves a trace in the database: it counts as a write (`WRITES_PER_PERSON`), and a page of another
   * site cannot ask for it in somebody's name.
   */
  readonly isNoted?: boolean;
  /** True when it answers somebody who has given their password and not yet their second factor (FACTOR-02). */
  readonly isBeforeSecondFactor?: boolean;
  /**
   * True when the session must have proved within fifteen minutes that it is the person; `with-second-factor` asks it
   * only of a session in which a second factor was given (FACTOR-13).
   */
  readonly needsProof?: Proven;
  /** What a body is refused with that its schema does not take, in place of the common sentence. */
  readonly invalid?: Refusal;
  /** What this call can refuse, beside the common refusals. */
  readonly refusals: readonly Refusal[];
  /** The sentences of the field problems that its schemas name, beside the generic ones. */
  readonly problems: Readonly<Record<string, Bilingual>>;
}

/** True when the path names a parameter; else it stands in the query. */
export const isInPath = (path: string, name: string): boolean => path.split("/").includes(`:${name}`);

/** The empty object: no body, no parameters, or an empty success (`200 {}`). */
export const nothing = z.object({});

/** Describes one call; what is left out is empty. */
export function endpoint<
  Body extends Fields = Nothing,
  Params extends Fields = Nothing,
  Output = Record<string, never>,
  const Who extends Access = Access,
  const Path extends `/${string}` = `/${string}`,
>(
  call: Pick<Endpoint<Body, Params, Output, Who>, "name" | "method"> & {
    readonly path: Path;
    readonly access: Who & AccessOf<Path>;
    readonly body?: Body;
    readonly bodyForm?: "json" | "form" | "multipart";
    readonly upload?: UploadLimits;
    readonly params?: Params;
    readonly output?: z.ZodMiniType<Output>;
    readonly download?: string;
    readonly isVersioned?: Versioned;
    readonly isOnce?: boolean | "required";
    readonly isWorded?: boolean;
    readonly isPassive?: boolean;
    readonly isNoted?: boolean;
    readonly isBeforeSecondFactor?: boolean;
    readonly needsProof?: Proven;
    readonly invalid?: Refusal;
    readonly refusals?: readonly Refusal[];
    readonly problems?: Readonly<Record<string, Bilingual>>;
  },
): Endpoint<Body, Params, Output, Who> {
  return {
    bodyForm: "json",
    refusals: [],
    problems: {},
    ...call,
    body: call.body ?? (nothing as unknown as Body),
    params: call.params ?? (nothing as unknown as Params),
    output: call.output ?? (nothing as unknown as z.ZodMiniType<Output>),
  };
}
