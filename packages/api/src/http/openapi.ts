import { apiBase, type Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals, errorBodySchema, type Refusal } from "@ribambelle/domain/kernel/refusal";
import { outsideNames } from "@ribambelle/domain/kernel/wire";
import * as z from "zod/mini";

type Json = Record<string, unknown>;

function jsonSchema(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: written }) => {
      if (zodSchema._zod.def.type !== "object" || !written.properties) return;
      const properties = written.properties;
      const names = new Map(outsideNames(zodSchema).map(([field, outside]) => [field, outside]));
      written.properties = Object.fromEntries(
        Object.entries(properties).map(([field, inner]) => [names.get(field) ?? field, inner]),
      );
      if (written.required) written.required = written.required.map((field) => names.get(field) ?? field);
      // Unknown fields are ignored when read and never written.
      delete written.additionalProperties;
    },
  });
  const { $schema: _, ...rest } = made as Json;
  return rest;
}

const errorAnswer = (refusals: readonly Refusal[]): Json => ({
  description: refusals.map((refusal) => `${refusal.code}: ${refusal.fr}`).join("\n\n"),
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

function refusalsOf(endpoint: Endpoint): Refusal[] {
  const { unauthorized, forbidden, foreignOrigin, invalid, malformed, internal, unavailable } =
    commonRefusals;
  const { tooLarge, unsupportedMediaType } = commonRefusals;
  const ofPost = [foreignOrigin, invalid, malformed, tooLarge, unsupportedMediaType];
  return [
    ...endpoint.refusals,
    ...(endpoint.access === "public" ? [] : [unauthorized]),
    ...(Array.isArray(endpoint.access) ? [forbidden] : []),
    ...(endpoint.method === "POST" ? ofPost : []),
    internal,
    unavailable,
  ];
}

function operation(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (refusal) => String(refusal.status));
  const errors = [...byStatus].map(([status, refusals]) => [status, errorAnswer(refusals)]);
  const media = endpoint.bodyForm === "form" ? "application/x-www-form-urlencoded" : "application/json";
  const fields = outsideNames(endpoint.body);
  const content = endpoint.download ?? "application/json";
  const answer = endpoint.download
    ? { type: "string", format: "binary" }
    : jsonSchema(endpoint.output, "output");
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: endpoint.access === "public" ? [] : [{ session: [] }],
    parameters: outsideNames(endpoint.params).map(([, name, schema]) => ({
      name,
      in: "path",
      required: true,
      schema: jsonSchema(schema, "input"),
    })),
    ...(fields.length > 0 && {
      requestBody: { required: true, content: { [media]: { schema: jsonSchema(endpoint.body, "input") } } },
    }),
    responses: {
      200: { description: "Done", content: { [content]: { schema: answer } } },
      ...Object.fromEntries(errors),
    },
  };
}

/** Writes the OpenAPI 3.1 document of the endpoints that are served. */
export function openApiDocument(endpoints: readonly Endpoint[], cookieName: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([a-z]+)/gi, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Ribambelle",
      version: "1",
      description:
        "Field names of requests are read in any case; paths too. Messages are French, codes are stable.",
    },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, "output") },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName } },
    },
  };
}
