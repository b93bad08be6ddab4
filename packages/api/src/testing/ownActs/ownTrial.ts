import { dayAt } from "@ribambelle/domain/kernel/day";
import { readConfiguration } from "@ribambelle/domain/surveys/configuration/readConfiguration";
import { insertConfiguration } from "../../features/surveys/index.ts";
import { advertise } from "../nannies/testNannies.ts";
import { outlining } from "../outline/outline.ts";
import { type Signed, signingOf } from "../signing/testSigning.ts";
import { putCampaign } from "../stores/testRenewals.store.ts";
import { buildTestApp, type CallOptions, type TestApp } from "../testApp.ts";
import { survey } from "../testSurveys.ts";

/** A portal in which parents and babysitters try what they may do, and what of it is there for all of them. */
export interface OwnPortal {
  readonly portal: TestApp;
  readonly outline: Awaited<ReturnType<typeof outlining>>;
  readonly room: ReturnType<typeof signingOf>;
  /** The cookie of a colleague who opens requests to sign. */
  readonly colleague: string;
  /** The id of an advert that is published. */
  readonly nanny: string;
}

/** What a call is sent with; the person’s own cookie unless told. */
export interface Sent extends CallOptions {
  /** The parameters that its path names, and those of the query. */
  readonly params?: Readonly<Record<string, string>>;
  /** The version that is changed. */
  readonly version?: number;
}

/**
 * One call by which people change something of their own, tried by the walk over all of them: `features/ownActs.routes.test.ts`.
 * It is prepared for two, and what one of them does leaves the other as they are. The trials of a feature stand together in a
 * file of this folder.
 */
export interface OwnTrial {
  /** As its endpoint says it. */
  readonly path: `/${string}`;
  /** What is special about it, where a call is tried more than once. */
  readonly how?: string;
  /** Who tries it; a parent unless told. */
  readonly as?: "BabySitter";
  /** The acts that it notes, each of them, in the act’s own transaction. */
  readonly notes: readonly string[];
  /** The status with which it is refused, where that is what it notes. */
  readonly refusedWith?: number;
  /** Tables in which others are told of it. */
  readonly tells?: readonly string[];
  /** True where what is sent serves one attempt alone, also one that fails. */
  readonly isUsedUp?: boolean;
  /** Why nothing that is kept about the person changes. */
  readonly changesNothing?: string;
  /** Makes what is acted on, and gives what is sent. */
  readonly prepare?: (given: OwnPortal, me: Signed) => Promise<Sent> | Sent;
  /** What comes of sending what was prepared for somebody else: it is refused, unless it does `nothing` or lets in whoever has it. */
  readonly anothers?: "nothing" | { readonly letsIn: string };
}

/** Builds the portal, with a survey, the campaigns of this year and an advert. */
export async function openOwnPortal(): Promise<OwnPortal> {
  const portal = await buildTestApp({ JOBS: "elsewhere" }, { stoppedAt: "2026-11-20T10:00:00Z" });
  const outline = await outlining(portal);
  const { db } = portal.database.connection;
  const now = portal.deps.now();
  const reading = readConfiguration(JSON.stringify(survey));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  await insertConfiguration(db, { surveyType: 1, version: 1, survey: reading.configuration.survey }, now);
  const year = Number(dayAt(now).slice(0, 4));
  for (const role of ["Parent", "BabySitter"] as const) await putCampaign(db, role, year);
  const room = signingOf(portal);
  const { cookie: colleague } = await room.staff("coordinator");
  return { portal, outline, room, colleague, nanny: (await advertise(db)).id };
}

/** Sends what was prepared, as this person. */
export function sendOwn(
  { portal }: OwnPortal,
  { path, method }: { readonly path: string; readonly method: "GET" | "POST" },
  { params = {}, version, ...sent }: Sent,
  me: Signed,
) {
  const inPath = path.split("/").map((part) => (part.startsWith(":") ? (params[part.slice(1)] ?? "") : part));
  const query = Object.entries(params).filter(([name]) => !path.includes(`:${name}`));
  const address = inPath.join("/") + (query.length > 0 ? `?${new URLSearchParams(query)}` : "");
  const headers: Record<string, string> = version === undefined ? {} : { "if-match": `"${version}"` };
  return portal.call(method, address, { cookie: me.cookie, headers, ...sent });
}
