import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Reference } from "@ribambelle/domain/kernel/reference";
import { arrivingFilesSchema, pdfUploadSchema, uploadSchema } from "@ribambelle/domain/kernel/upload";
import { outsideNames } from "@ribambelle/domain/kernel/wire";
import * as z from "zod/mini";

/** The part of JSON Schema (2020-12) that our schemas come out as. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: (string | number)[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  example?: unknown;
  examples?: unknown[];
  items?: JsonSchema;
  not?: JsonSchema;
  anyOf?: JsonSchema[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: unknown;
}

/** Writes schemas as JSON Schema: fields under their outside names, with what the references say of their shapes. */
export function schemaWriter(references: readonly Reference[], locale: Locale) {
  const shapes = new Map(references.flatMap((reference) => [...reference.shapes]));
  function finish(schema: z.core.$ZodType, written: JsonSchema): void {
    const file: JsonSchema = { type: "string", format: "binary" };
    if (schema === uploadSchema || schema === pdfUploadSchema) Object.assign(written, file);
    if (schema === arrivingFilesSchema) Object.assign(written, { type: "array", items: file });
    const words = shapes.get(schema);
    if (words) {
      const { said, example, ...limits } = words;
      Object.assign(
        written,
        limits,
        { description: said[locale] },
        example !== undefined && { examples: [example] },
      );
    }
    // JavaScript's safe integers, which zod writes for every integer, are no limit of the API.
    if (Math.abs(written.minimum ?? 0) === Number.MAX_SAFE_INTEGER) delete written.minimum;
    if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
    if (written.type === "number" && written.enum?.every(Number.isInteger)) written.type = "integer";
    if (schema._zod.def.type === "object" && written.properties) spellOutside(schema, written);
  }
  return (schema: z.core.$ZodType, io: "input" | "output"): JsonSchema => {
    const { $schema: _, ...made } = z.toJSONSchema(schema, {
      io,
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => finish(zodSchema, jsonSchema as JsonSchema),
    });
    return made as JsonSchema;
  };
}

function spellOutside(schema: z.core.$ZodType, written: JsonSchema): void {
  const names = new Map(outsideNames(schema).map(([field, outside]) => [field, outside]));
  const spelled = (field: string) => names.get(field) ?? field;
  written.properties = Object.fromEntries(
    Object.entries(written.properties ?? {}).map(([field, inner]) => [spelled(field), inner]),
  );
  if (written.required) written.required = written.required.map(spelled);
  // Unknown fields are ignored when read and never written.
  delete written.additionalProperties;
}

/** Gives a value that a schema accepts: its own example, else the simplest one. */
export function sampleOf(schema: JsonSchema): unknown {
  const [own] = schema.examples ?? schema.enum ?? [];
  if (own !== undefined) return own;
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  // A list that holds nothing.
  if (type === "array" && schema.items?.not) return [];
  if (type === "array") return [sampleOf(schema.items ?? {})];
  if (type === "object") {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, inner]) => [name, sampleOf(inner)]));
  }
  const plain: Record<string, unknown> = { boolean: true, integer: 1, number: 1.5, string: "texte" };
  return plain[type ?? ""] ?? null;
}
