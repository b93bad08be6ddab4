import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import type { ActKinds, ActWords } from "@ribambelle/domain/kernel/acts/act";
import type { DeskDelays, TileKind } from "@ribambelle/domain/kernel/desk/tile";
import type { NoticeKind } from "@ribambelle/domain/kernel/notice";
import type { Reference } from "@ribambelle/domain/kernel/reference";
import { kindsInOrder } from "@ribambelle/domain/toDos/kindsInOrder";
import type { ToDoKind } from "@ribambelle/domain/toDos/toDo";
import type { By } from "./acting/actor.ts";
import type { ConstraintRefusals } from "./acting/constraints.ts";
import type { Subject } from "./acting/moderating/subject.ts";
import type { ListReads } from "./acting/office/listReads.ts";
import type { SecondFactors } from "./acting/secondFactors.ts";
import type { Sessions } from "./acting/sessions.ts";
import type { Config } from "./config.ts";
import type { Announcements } from "./db/connection/announcements.ts";
import type { Db } from "./db/connection/connect.ts";
import type { Demonstration } from "./demonstrating/demonstration.ts";
import type { Deps } from "./deps.ts";
import type { OwnFiles } from "./files/ownFile.ts";
import type { Router } from "./http/serve.ts";
import type { FileImporter, FileJoiner, UnderContract } from "./importing/fileImporter.ts";
import { type Imports, inOrder } from "./importing/imports.ts";
import type { Routine, Tasks } from "./jobs/runJobs.ts";
import type { Consents } from "./mail/letterPurpose.ts";
import type { FeatureLetters } from "./mail/letters.ts";
import type { PageChoices } from "./pages/pageChoices.ts";
import type { PersonalData } from "./personal.ts";
import type { RoomSettings } from "./settings.ts";
import type { Command } from "./terminal/command.ts";
import type { ExportKind } from "./terminal/exportKind.ts";

/** The kinds of notices of a feature, by the name that its actions call them by. */
export type NoticeKinds = Readonly<Record<string, NoticeKind>>;

/** One kind of to-do, and the SQL that finds those of a person. */
export interface ToDoSource {
  readonly kind: ToDoKind;
  /**
   * Gives `key` (text, tells it from others of its kind), `deadline` (date), `since` (timestamptz) and `facts` (json, as its
   * kind reads them), of the person `$1::integer` on the Paris day `$2::date`. By an index: every page that opens asks.
   */
  readonly query: string;
}

/** One tile of the agency's desk, and the SQL that finds what it counts. */
export interface TileSource {
  readonly kind: TileKind;
  /**
   * Gives `since` (timestamptz) of each thing that waits at the instant `$1::timestamptz`, by an index in that order; of what
   * belongs to people, those alone whose role is in `$2::text[]`: whom one may read.
   */
  readonly query: string;
  /** True where it also gives `is_late`: what is overdue before its days. */
  readonly saysLate?: true;
  /** True where it also gives `term`: jsonb with `dueOn`, until when a thing is to be dealt with, for the words of its kind. */
  readonly saysTerm?: true;
}

/** What the routes of every feature are given: the deps, and what is gathered from all features. */
export interface FeatureDeps extends Deps {
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly announcements: Announcements;
  /** What reads the agency's lists and searches. */
  readonly listReads: ListReads;
  /** What all features and rooms keep about people. */
  readonly personal: PersonalData;
  /** Every kind of letter, by feature. */
  readonly letters: readonly FeatureLetters[];
  /** Who takes which letters. */
  readonly consents: Consents;
  /** What each feature may tell people. */
  readonly notices: readonly NoticeKinds[];
  /** What each feature finds that people have to do. */
  readonly toDos: readonly ToDoSource[];
  /** What is said of every act that the audit keeps, by its action. */
  readonly acts: Readonly<Record<string, ActWords>>;
  /** What each feature finds that waits for the agency. */
  readonly tiles: readonly TileSource[];
  /** What each feature has the agency look at. */
  readonly subjects: readonly Subject[];
  /** Who has files that people download, and who notes that one was given. */
  readonly ownFiles: readonly OwnFiles[];
  /** What the features bring to an import. */
  readonly imports: Imports;
  /** Does what every feature does for people who are new. */
  readonly welcome: Welcome;
  /** Does what every feature does for babysitters whose contract begins to count. */
  readonly underContract: UnderContract;
  /** Tells every feature that the agency, or the portal on its day, has moved a contract. */
  readonly contractMoved: ContractMoved;
  /** Forgets what every feature declares as forgotten of a person whose account is deleted, in the transaction that deletes it. */
  readonly forget: (transaction: Db, personId: number, now: Date) => Promise<void>;
}

/** What the jobs of every feature are given. */
export interface JobDeps extends Deps {
  readonly subjects: readonly Subject[];
  readonly imports: Imports;
  readonly underContract: UnderContract;
  readonly contractMoved: ContractMoved;
}

/** What the sessions of this process are opened with. */
export interface SessionsDeps extends Deps {
  readonly announcements: Announcements;
}

/** What a feature keeps for people who are new at the agency, by its references, in the transaction that adds them. */
export type Welcome = (transaction: Db, by: By, references: readonly string[], now: Date) => Promise<unknown>;

/** What a feature does when the agency, or the portal on its day, moves a contract, in that transaction; not when it is moved by signing. */
export type ContractMoved = (
  transaction: Db,
  moved: {
    readonly kind: ContractKind;
    readonly contractId: number;
    readonly to: StateMeaning;
    readonly by: By;
    readonly now: Date;
  },
) => Promise<unknown>;

/** All that the app knows of a feature (docs/decisions/0020-one-record-a-feature.md); a feature is one of these in `features.ts`. */
export interface Feature {
  /** Registers its endpoints. */
  readonly routes?: (router: Router, deps: FeatureDeps) => void;
  /** What the API's reference says of them. */
  readonly reference?: Reference | readonly Reference[];
  readonly notices?: NoticeKinds;
  /** What it keeps for people whom the agency adds on a page; an import has its joiners. */
  readonly welcome?: Welcome;
  /** What it keeps for babysitters whose contract begins to count, where that happens on a page; an import has its joiners. */
  readonly underContract?: UnderContract;
  /** What it does when the agency moves a contract. */
  readonly contractMoved?: ContractMoved;
  /** What its actions note in the audit. */
  readonly acts?: readonly ActKinds[];
  /** What it finds that people have to do. */
  readonly toDos?: readonly ToDoSource[];
  /** What it finds that waits for the agency. */
  readonly tiles?: readonly TileSource[] | ((delays: DeskDelays) => readonly TileSource[]);
  /** What it has the agency look at, one after the other (`/agence/moderation`). */
  readonly subjects?: readonly Subject[];
  readonly jobs?: { readonly tasks: (deps: JobDeps) => Tasks; readonly routines: readonly Routine[] };
  /** Who writes its letters, by their kind. */
  readonly letters?: (deps: Deps) => FeatureLetters;
  /** What it keeps about people, what becomes of it when an account is deleted, and until when it is kept. */
  readonly personal?: PersonalData;
  /** The files of an import that it keeps. */
  readonly imports?: readonly FileImporter[];
  /** Others' files of an import in which it takes part. */
  readonly joins?: readonly FileJoiner[];
  /** Its settings, which `declare module` adds to what is read of the environment. */
  readonly settings?: RoomSettings;
  /** Its commands of npm, by their names, each fetched when it is run, for the settings of that moment. */
  readonly commands?: Readonly<Record<string, (config: Config) => Promise<Command>>>;
  /** What `npm run export` writes of it, by the word that asks for it. */
  readonly exports?: Readonly<Record<string, () => Promise<ExportKind>>>;
  /** What it shows in the demonstration, fetched when that is made. */
  readonly demonstration?: () => Promise<Demonstration>;
  /** Its files that people download by the call of documents, and what it notes when one is given. */
  readonly ownFiles?: OwnFiles;
  /** What breaking its named constraints means, over HTTP, in a command and in an import. */
  readonly refusals?: ConstraintRefusals;
  /** Opens the sessions; one feature has them. */
  readonly sessions?: (deps: SessionsDeps) => Sessions;
  /** Says who is asked for a second factor; one feature does. */
  readonly secondFactors?: (deps: Deps) => SecondFactors;
  /** Says who takes which letters; one feature does. */
  readonly consents?: (deps: Deps) => Consents;
  /** Chooses between public pages of its own that share one address. */
  readonly pageChoices?: (deps: Deps) => PageChoices;
}

/** Opens the sessions of this process, by the feature that has them. */
export function sessionsOf(features: readonly Feature[], deps: SessionsDeps): Sessions {
  return only(features.flatMap(({ sessions }) => sessions?.(deps) ?? []));
}

/** Gives who is asked for a second factor, by the feature that knows it. */
export function secondFactorsOf(features: readonly Feature[], deps: Deps): SecondFactors {
  return only(features.flatMap(({ secondFactors }) => secondFactors?.(deps) ?? []));
}

/** Gives who takes which letters, by the feature that knows it. */
export function consentsOf(features: readonly Feature[], deps: Deps): Consents {
  return only(features.flatMap(({ consents }) => consents?.(deps) ?? []));
}

function only<T>([first, ...others]: readonly T[]): T {
  if (!first || others.length > 0) throw new Error("one feature has it, no other");
  return first;
}

/** Gathers what all features find to do, in the order of their kinds. */
export function toDosOf(features: readonly Pick<Feature, "toDos">[]): readonly ToDoSource[] {
  const all = features.flatMap(({ toDos }) => toDos ?? []);
  const order = kindsInOrder(all.map(({ kind }) => kind));
  return order.flatMap((kind) => all.filter((source) => source.kind === kind));
}

/** Gathers the tiles of all features; throws when two share a code. */
export function tilesOf(
  features: readonly Pick<Feature, "tiles">[],
  delays: DeskDelays,
): readonly TileSource[] {
  const tiles = features.flatMap(({ tiles = [] }) => (typeof tiles === "function" ? tiles(delays) : tiles));
  return Object.values(joined(tiles.map((tile) => ({ [tile.kind.code]: tile }))));
}

/** Gathers what all features have the agency look at; throws when two bring the same kind. */
export function subjectsOf(features: readonly Pick<Feature, "subjects">[]): readonly Subject[] {
  return Object.values(
    joined(features.flatMap(({ subjects = [] }) => subjects.map((subject) => ({ [subject.kind]: subject })))),
  );
}

/** Gathers what all features note in the audit, by action; throws when two share a name. */
export function actsOf(features: readonly Pick<Feature, "acts">[]): Readonly<Record<string, ActWords>> {
  const kinds = features.flatMap(({ acts = [] }) => acts.flatMap((each) => Object.values(each)));
  return joined(kinds.map((kind) => ({ [kind.action]: kind })));
}

/** Gathers what all features bring to an import. */
export function importsOf(features: readonly Feature[]): Imports {
  const joiners = features.flatMap(({ joins = [] }) => joins);
  return {
    importers: inOrder(
      features.flatMap(({ imports = [] }) => imports),
      joiners,
    ),
    joiners,
    constraints: joined(features.map(({ refusals = {} }) => refusals)),
    underContract: underContractOf(features),
  };
}

/** Gathers what all features keep for babysitters whose contract begins to count. */
export const underContractOf =
  (features: readonly Pick<Feature, "underContract">[]): UnderContract =>
  async (...whom) => {
    for (const { underContract } of features) await underContract?.(...whom);
  };

/** Gathers what all features do when the agency moves a contract. */
export const contractMovedOf =
  (features: readonly Pick<Feature, "contractMoved">[]): ContractMoved =>
  async (...moved) => {
    for (const { contractMoved } of features) await contractMoved?.(...moved);
  };

/** Joins the records of all features; throws when two use the same name, since one would be lost. */
export function joined<T>(records: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> {
  const all: Record<string, T> = {};
  for (const [name, value] of records.flatMap((record) => Object.entries(record))) {
    if (name in all) throw new Error(`two features name ${name}`);
    all[name] = value;
  }
  return all;
}
