import { type Access, apiBase, type Endpoint, isInPath } from "@ribambelle/domain/kernel/endpoint";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import type { StaffAccess } from "@ribambelle/domain/kernel/permissions/permission";
import type { Reference } from "@ribambelle/domain/kernel/reference";
import {
  commonRefusals,
  type ErrorBody,
  errorBodySchema,
  type Refusal,
} from "@ribambelle/domain/kernel/refusal";
import { type Upload, uploadSchema } from "@ribambelle/domain/kernel/upload";
import { outsideNames, writeWire } from "@ribambelle/domain/kernel/wire";
import * as z from "zod/mini";
import { mediaTypes } from "../http/requests/mediaTypes.ts";
import { type JsonSchema, sampleOf, schemaWriter } from "./jsonSchema.ts";
import { referenceTexts } from "./reference.texts.ts";

/** What is sent or answered in one media type. */
export interface Content {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: ErrorBody }>>;
}

interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content: Readonly<Record<string, Content>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly object[];
  /** Who may call: a role, or nobody in particular. */
  readonly "x-roles": readonly string[];
  /** What somebody of the agency must be permitted. */
  readonly "x-permission"?: StaffAccess;
  readonly parameters: readonly {
    name: string;
    in: "path" | "query" | "header";
    required: boolean;
    style?: "form";
    explode?: false;
    description?: string;
    schema: JsonSchema;
    example: unknown;
  }[];
  readonly requestBody?: { required: true; content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { title: string; version: string; description: string; license: object };
  readonly servers: readonly { url: string }[];
  readonly tags: readonly { name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

interface Served {
  readonly endpoints: readonly Endpoint[];
  readonly references: readonly Reference[];
  readonly cookieName: string;
}

/** Writes the OpenAPI 3.1 document of the endpoints that are served, with its sentences in one language. */
export function openApiDocument(
  { endpoints, references, cookieName }: Served,
  locale: Locale,
): OpenApiDocument {
  const words = referenceTexts(locale);
  const operationOf = operationWriter(references, locale);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([a-z]+)/gi, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Ribambelle",
      version: "1",
      description: words.description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: apiBase }],
    tags: [...new Set(references.map(({ title }) => title[locale]))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema(locale) },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookieName, description: words.session },
      },
    },
  };
}

function errorSchema(locale: Locale): JsonSchema {
  const words = referenceTexts(locale);
  const written = schemaWriter([], locale)(errorBodySchema, "output");
  const { message, code, requestId, issues } = written.properties ?? {};
  Object.assign(message ?? {}, { description: words.errorMessage });
  Object.assign(code ?? {}, { description: words.errorCode });
  Object.assign(requestId ?? {}, { description: words.errorRequestId });
  Object.assign(issues ?? {}, { description: words.errorIssues });
  return { ...written, description: words.error };
}

function operationWriter(references: readonly Reference[], locale: Locale) {
  const write = schemaWriter(references, locale);
  return (endpoint: Endpoint): Operation => {
    const owner = references.find(({ calls }) => calls.has(endpoint.name));
    const call = owner?.calls.get(endpoint.name);
    const media = mediaTypes[endpoint.bodyForm];
    const hasBody = outsideNames(endpoint.body).length > 0;
    const body = (): Content => ({
      schema: write(endpoint.body, "input"),
      ...(call?.example && { example: exampleOf(endpoint, call.example) }),
    });
    const byStatus = Map.groupBy(refusalsOf(endpoint), ({ status }) => status);
    return {
      operationId: endpoint.name,
      tags: owner ? [owner.title[locale]] : [],
      summary: call?.summary[locale] ?? "",
      security: endpoint.access === "public" ? [] : [{ session: [] }],
      ...callersOf(endpoint.access),
      parameters: [
        ...outsideNames(endpoint.params).map(([, name, schema]) => {
          const written = write(schema, "input");
          const place = isInPath(endpoint.path, name) ? "path" : "query";
          const required = !z.safeParse(schema, undefined).success;
          // Several values of one name stand behind it with commas between them.
          const list = written.type === "array" && ({ style: "form", explode: false } as const);
          return { name, in: place, required, ...list, schema: written, example: sampleOf(written) } as const;
        }),
        ...(endpoint.isVersioned && endpoint.method === "POST"
          ? [ifMatch(endpoint.isVersioned, locale)]
          : []),
        ...(endpoint.isOnce ? [onceKey(endpoint.isOnce === "required", locale)] : []),
      ],
      ...(hasBody && { requestBody: { required: true, content: { [media]: body() } } }),
      responses: {
        200: doneAnswer(endpoint, write(endpoint.output, "output"), locale),
        ...Object.fromEntries(
          [...byStatus].map(([status, refused]) => [status, refusedAnswer(status, refused, locale)]),
        ),
      },
    };
  };
}

// In an example, a file is shown by its name.
function exampleOf({ body }: Endpoint, example: object): unknown {
  const written = writeWire(body, example as Record<string, unknown>) as Record<string, unknown>;
  const shown = (value: unknown): unknown =>
    isUpload(value) ? value.name : Array.isArray(value) ? value.map(shown) : value;
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, shown(value)]));
}

const isUpload = (value: unknown): value is Upload => uploadSchema.safeParse(value).success;

const sampleVersion = '"12"';

function ifMatch(isVersioned: NonNullable<Endpoint["isVersioned"]>, locale: Locale) {
  const words = referenceTexts(locale);
  const said = { required: words.ifMatchNeeded, existing: words.ifMatchExisting };
  const description = typeof isVersioned === "string" ? said[isVersioned] : words.ifMatch;
  return header("If-Match", description, { type: "string" }, sampleVersion, isVersioned === "existing");
}

const onceKey = (isRequired: boolean, locale: Locale) =>
  header(
    "Idempotency-Key",
    referenceTexts(locale)[isRequired ? "onceKeyNeeded" : "onceKey"],
    { type: "string", format: "uuid" },
    "7b0a3f1e-52d4-4c60-9a1b-3f0d1c2e4a58",
    isRequired,
  );

function header(name: string, description: string, form: JsonSchema, example: string, required: boolean) {
  const schema: JsonSchema = { ...form, description };
  return { name, in: "header", required, description, schema, example } as const;
}

function doneAnswer(endpoint: Endpoint, schema: JsonSchema, locale: Locale): Answer {
  const words = referenceTexts(locale);
  const etag = { description: words.etag, schema: { type: "string" }, example: sampleVersion };
  const content: Record<string, Content> = endpoint.download
    ? { [endpoint.download]: { schema: downloadSchema(endpoint.download) } }
    : { "application/json": { schema, example: sampleOf(schema) } };
  return { description: words.done, ...(endpoint.isVersioned && { headers: { ETag: etag } }), content };
}

const downloadSchema = (media: string): JsonSchema =>
  media.startsWith("text/") ? { type: "string" } : { type: "string", format: "binary" };

function callersOf(access: Access): Pick<Operation, "x-roles" | "x-permission"> {
  if (access === "public" || access === "any") return { "x-roles": [] };
  if ("permission" in access) return { "x-roles": ["Agency"], "x-permission": access.permission };
  return { "x-roles": access };
}

/** Gives all that a call may be refused with, its own refusals and those of what every call is asked first. */
export function refusalsOf(endpoint: Endpoint): Refusal[] {
  const { unauthorized, forbidden, foreignOrigin, invalid, malformed, internal, unavailable } =
    commonRefusals;
  const { tooLarge, unsupportedMediaType, tooMany, secondFactorRequired, proofNeeded } = commonRefusals;
  const ofPost = [foreignOrigin, invalid, malformed, tooLarge, unsupportedMediaType];
  return [
    ...endpoint.refusals,
    ...(endpoint.isNoted ? [foreignOrigin] : []),
    ...(endpoint.access === "public" ? [] : [unauthorized]),
    ...(endpoint.access === "public" || endpoint.access === "any" ? [] : [forbidden]),
    ...(endpoint.access === "public" || endpoint.isBeforeSecondFactor ? [] : [secondFactorRequired]),
    ...(endpoint.needsProof ? [proofNeeded] : []),
    ...(onceRefusals[String(endpoint.isOnce ?? false)] ?? []),
    ...(endpoint.isVersioned === "existing"
      ? [agencyRefusals.versionRequired, agencyRefusals.changedMeanwhile]
      : []),
    ...(endpoint.method === "POST" ? ofPost : []),
    ...(isAsked(endpoint) ? [invalid] : []),
    ...(isLimited(endpoint) ? [tooMany] : []),
    internal,
    unavailable,
  ];
}

const onceRefusals: Readonly<Record<string, readonly Refusal[]>> = {
  false: [],
  true: [commonRefusals.keyReused],
  required: [agencyRefusals.keyRequired, agencyRefusals.keyReused],
};

// A question in the query may be asked wrong.
const isAsked = ({ method, path, params }: Endpoint): boolean =>
  method === "GET" && outsideNames(params).some(([, name]) => !isInPath(path, name));

// Calls that are refused for too many of anything say so themselves; signed-in writes are, all of them.
const isLimited = ({ method, access, refusals }: Endpoint): boolean =>
  method === "POST" && access !== "public" && !refusals.includes(commonRefusals.tooMany);

const sampleRequestId = "9c3fe608-0ac0-4dfc-98a8-a84ff396e68b";

// The message of an answer is French whatever the language of the reference; the summary says it in that language.
function refusedAnswer(status: number, refusals: readonly Refusal[], locale: Locale): Answer {
  const examples = refusals.map((refusal) => {
    const value = { message: refusal.fr, code: refusal.code, requestId: sampleRequestId };
    return [refusal.code, { summary: refusal[locale], value }] as const;
  });
  const waits = status === 429 || status === 503;
  const retryAfter = { description: referenceTexts(locale).retryAfter, schema: { type: "integer" } };
  return {
    description: refusals.map((refusal) => `${refusal.code}: ${refusal.fr}`).join("\n\n"),
    ...(waits && { headers: { "Retry-After": retryAfter } }),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(examples),
      },
    },
  };
}
