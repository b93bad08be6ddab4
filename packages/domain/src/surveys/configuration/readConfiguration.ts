import type { Bilingual } from "../../kernel/texts.ts";
import { allFlags } from "../kinds.ts";
import { allQuestions, type Category, type Question, type Survey } from "../question.ts";
import { mostLevels } from "../survey.ts";
import {
  Complaints,
  type ConfigurationProblem,
  type Fields,
  fieldsOf,
  type Place,
  readText,
} from "./place.ts";
import { readItems } from "./readItems.ts";

/** The most bytes of a file, categories and questions of a configuration. */
export const configurationLimits = { bytes: 1_000_000, categories: 50, questions: 300 } as const;

/** A configuration that can be used. */
export interface Configuration {
  /** Null when the file does not say of which survey it is. */
  readonly surveyType: 1 | 2 | null;
  readonly survey: Survey<Bilingual>;
}

type Reading =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly problems: readonly ConfigurationProblem[] };

const nowhere: Place = { category: null, question: null };
const isId = (json: unknown): json is number =>
  typeof json === "number" && Number.isInteger(json) && json > 0 && json <= 1_000_000_000;

/** A question that is under another one may be told there, or by its number: these are told at the top. */
interface Draft {
  readonly id: number;
  readonly place: Place;
  readonly json: Fields;
}

/** Reads a configuration as the agency writes it; every problem is told with its place. */
export function readConfiguration(text: string): Reading {
  const complaints = new Complaints();
  const configuration = read(text, complaints);
  return configuration && complaints.found.length === 0
    ? { ok: true, configuration }
    : { ok: false, problems: complaints.found };
}

function read(text: string, complaints: Complaints): Configuration | null {
  if (text.length > configurationLimits.bytes) {
    complaints.add(nowhere, "too-large");
    return null;
  }
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    complaints.add(nowhere, "not-json", error instanceof Error ? error.message : "");
    return null;
  }
  const fields = fieldsOf(json);
  if (!fields || !Array.isArray(fields.categories)) {
    complaints.add(nowhere, "no-survey");
    return null;
  }
  const surveyType = fields.surveytype ?? null;
  if (surveyType !== null && surveyType !== 1 && surveyType !== 2) {
    complaints.add(nowhere, "no-survey-type", JSON.stringify(surveyType));
    return null;
  }
  const categories = new Reader(complaints).categories(fields.categories, fields.subquestionids);
  return { surveyType, survey: { categories } };
}

class Reader {
  readonly #complaints: Complaints;
  /** The questions told at the top, by number. */
  readonly #told = new Map<number, Draft>();
  /** The questions that were read, at the top or under another. */
  readonly #seen = new Set<number>();
  /** What SubQuestionIds lists. */
  readonly #underIds = new Set<number>();
  readonly #titles = new Set<string>();

  constructor(complaints: Complaints) {
    this.#complaints = complaints;
  }

  categories(given: readonly unknown[], subQuestionIds: unknown): Category<Bilingual>[] {
    if (given.length === 0) this.#complaints.add(nowhere, "no-categories");
    const drafts = given.map((json, index) => this.#category(json, index));
    const listed = this.#listed(subQuestionIds);
    const under = new Set([...listed, ...[...this.#told.values()].flatMap(({ json }) => referencesIn(json))]);
    const categories = drafts.map(({ title, place, tops }) => {
      const questions = tops
        .filter(({ id }) => !under.has(id))
        .flatMap((draft) => this.#question(draft, []) ?? []);
      if (questions.length === 0 && tops.length > 0 && this.#complaints.found.length === 0)
        this.#complaints.add(place, "empty-category");
      return { title, questions };
    });
    this.#checkUnread(under);
    this.#checkListed(listed, categories);
    const count = categories.flatMap(({ questions }) => allQuestions(questions)).length;
    if (count > configurationLimits.questions || categories.length > configurationLimits.categories)
      this.#complaints.add(nowhere, "too-large");
    return categories;
  }

  #category(json: unknown, index: number) {
    const fields = fieldsOf(json);
    const title = readText(fields?.title);
    const place = { category: title?.fr ?? `n°\u00a0${index + 1}`, question: null };
    if (!title) this.#complaints.add(place, "no-title");
    else if (this.#titles.has(title.fr) || this.#titles.has(title.en))
      this.#complaints.add(place, "double-title", title.fr);
    for (const said of title ? [title.fr, title.en] : []) this.#titles.add(said);
    const given = fields?.questions;
    if (given !== undefined && given !== null && !Array.isArray(given))
      this.#complaints.add(place, "bad-list", "Questions");
    else if (!given?.length) this.#complaints.add(place, "empty-category");
    const list: readonly unknown[] = Array.isArray(given) ? given : [];
    const tops = list.flatMap((question, at) => this.#top(question, place, at) ?? []);
    return { title: title ?? { fr: "", en: "" }, place, tops };
  }

  #draft(json: unknown, place: Place, at: number): Draft | null {
    const fields = fieldsOf(json);
    const here = { ...place, question: isId(fields?.id) ? String(fields.id) : `n°\u00a0${at + 1}` };
    if (!fields) this.#complaints.add(here, "no-question");
    else if (fields.id === undefined || fields.id === null) this.#complaints.add(here, "no-id");
    else if (!isId(fields.id)) this.#complaints.add(here, "bad-id", JSON.stringify(fields.id).slice(0, 50));
    else return { id: fields.id, place: here, json: fields };
    return null;
  }

  #top(json: unknown, place: Place, at: number): Draft | null {
    const draft = this.#draft(json, place, at);
    if (!draft) return null;
    if (this.#told.has(draft.id)) {
      this.#complaints.add(draft.place, "double-id", draft.id);
      return null;
    }
    this.#told.set(draft.id, draft);
    return draft;
  }

  #question({ id, place, json }: Draft, above: readonly number[]): Question<Bilingual> | null {
    if (above.includes(id)) {
      this.#complaints.add(place, "circle", id);
      return null;
    }
    if (this.#seen.has(id)) {
      // The very same one was met before, by its number.
      const isMetAgain = this.#told.get(id)?.json === json;
      this.#complaints.add(place, isMetAgain ? "two-parents" : "double-id", id);
      return null;
    }
    this.#seen.add(id);
    if (above.length >= mostLevels) {
      this.#complaints.add(place, "too-deep");
      return null;
    }
    const text = readText(json.text);
    if (!text) this.#complaints.add(place, "no-text");
    const type = this.#type(json.type, place);
    return {
      id,
      text: text ?? { fr: "", en: "" },
      type,
      items: type === 0 ? [] : readItems(json.items, type, place, this.#complaints),
      subQuestions: this.#subQuestions(json.subquestions, place, [...above, id]),
      answerOrders: type === 0 ? [] : this.#orders(json.answerorders, type, place),
    };
  }

  #type(json: unknown, place: Place): number {
    if (typeof json !== "number" || !Number.isInteger(json) || json < 0) {
      this.#complaints.add(place, "no-type");
      return 0;
    }
    if (json === 0 || json > allFlags) this.#complaints.add(place, "unknown-kind", json);
    return json > allFlags ? 0 : json;
  }

  #orders(json: unknown, type: number, place: Place): number[] {
    if (json === undefined || json === null) return [];
    if (!Array.isArray(json)) {
      this.#complaints.add(place, "bad-list", "AnswerOrders");
      return [];
    }
    const orders: number[] = [];
    for (const flag of json as unknown[]) {
      const isOne = typeof flag === "number" && Number.isInteger(flag) && Math.log2(flag) % 1 === 0;
      if (!isOne || (type & flag) === 0) this.#complaints.add(place, "bad-order", JSON.stringify(flag) ?? "");
      else if (orders.includes(flag)) this.#complaints.add(place, "double-order", flag);
      else orders.push(flag);
    }
    return orders;
  }

  #subQuestions(json: unknown, place: Place, above: readonly number[]): Question<Bilingual>[] {
    if (json === undefined || json === null) return [];
    if (!Array.isArray(json)) {
      this.#complaints.add(place, "bad-list", "SubQuestions");
      return [];
    }
    return (json as unknown[]).flatMap((given, at) => {
      const named = referenceIn(given);
      const draft = named === null ? this.#nested(given, place, at) : this.#told.get(named);
      if (draft) return this.#question(draft, above) ?? [];
      if (named !== null) this.#complaints.add(place, "no-sub-question", named);
      return [];
    });
  }

  // The same question may be told at the top too, word for word, as the printed list of ids allows (SURVEY-OP5).
  #nested(json: unknown, place: Place, at: number): Draft | null {
    const draft = this.#draft(json, place, at);
    const copy = draft && this.#told.get(draft.id);
    if (!copy || !this.#underIds.has(draft.id)) {
      if (copy) this.#complaints.add(draft.place, "double-id", draft.id);
      return copy ? null : draft;
    }
    if (JSON.stringify(copy.json) === JSON.stringify(draft.json)) return draft;
    this.#complaints.add(draft.place, "double-id", draft.id);
    return null;
  }

  #listed(json: unknown): number[] {
    if (json === undefined || json === null) return [];
    if (!Array.isArray(json)) {
      this.#complaints.add(nowhere, "bad-list", "SubQuestionIds");
      return [];
    }
    for (const [at, id] of (json as unknown[]).entries()) {
      if (!isId(id)) this.#complaints.add(nowhere, "unknown-sub-question-id", JSON.stringify(id) ?? "");
      else if (json.indexOf(id) < at) this.#complaints.add(nowhere, "double-sub-question-id", id);
      else this.#underIds.add(id);
    }
    return [...this.#underIds];
  }

  // What stands under nothing, or leads back to itself, was never met from the top.
  #checkUnread(under: ReadonlySet<number>): void {
    const named = new Set([...this.#told.values()].flatMap(({ json }) => referencesIn(json)));
    for (const { id, place } of this.#told.values()) {
      if (this.#seen.has(id) || !under.has(id)) continue;
      if (this.#reachedFrom(id).has(id)) this.#complaints.add(place, "circle", id);
      else if (!named.has(id)) this.#complaints.add(place, "sub-question-of-nothing", id);
    }
  }

  #reachedFrom(id: number): ReadonlySet<number> {
    const reached = new Set<number>();
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const under of referencesIn(this.#told.get(next)?.json ?? {})) {
        if (!reached.has(under)) open.push(under);
        reached.add(under);
      }
    }
    return reached;
  }

  #checkListed(listed: readonly number[], categories: readonly Category<Bilingual>[]): void {
    const known = new Set(categories.flatMap(({ questions }) => allQuestions(questions)).map(({ id }) => id));
    for (const id of listed)
      if (!known.has(id) && !this.#told.has(id) && !this.#seen.has(id))
        this.#complaints.add(nowhere, "unknown-sub-question-id", id);
  }
}

/** Gives the number by which a sub-question is named that is told elsewhere; null for one that is told here. */
function referenceIn(json: unknown): number | null {
  if (isId(json)) return json;
  const fields = fieldsOf(json);
  return fields && isId(fields.id) && fields.text === undefined && fields.type === undefined
    ? fields.id
    : null;
}

/** Gives the numbers that a question's sub-questions name, at any depth. */
function referencesIn(json: Fields): number[] {
  const given: readonly unknown[] = Array.isArray(json.subquestions) ? json.subquestions : [];
  return given.flatMap((one) => referenceIn(one) ?? referencesIn(fieldsOf(one) ?? {}));
}
