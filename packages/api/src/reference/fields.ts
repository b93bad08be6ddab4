import type { Locale } from "@ribambelle/domain/kernel/locale";
import { escapeHtml } from "../http/escapeHtml.ts";
import type { JsonSchema } from "./jsonSchema.ts";
import { referenceTexts } from "./reference.texts.ts";

/** Writes the fields of a schema as an HTML list: outside name, type, limits, what it means. */
export function fieldList(schema: JsonSchema, locale: Locale): string {
  const words = referenceTexts(locale);
  if (schema.type === "array") {
    return `<p>${escapeHtml(`${words.listOf} ${typeOf(schema.items ?? {}, locale)}, ${words.fields}`)}</p>${fieldList(schema.items ?? {}, locale)}`;
  }
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return `<p>${escapeHtml(words.emptyObject)}</p>`;
  const rows = fields.map(([name, inner]) => {
    const need = schema.required?.includes(name) ? words.required : words.optional;
    return `<li><code class="name">${escapeHtml(name)}</code> <span class="type">${escapeHtml(typeOf(inner, locale))}</span> <span class="need">${escapeHtml(need)}</span>${described(inner)}</li>`;
  });
  return `<ul class="fields">${rows.join("")}</ul>`;
}

// What a nullable schema is beside null, and whether it is nullable.
function unwrapped(schema: JsonSchema): { inner: JsonSchema; isNullable: boolean } {
  const { anyOf, type } = schema;
  const inner = anyOf?.find((one) => one.type !== "null");
  if (anyOf && inner) return { inner, isNullable: anyOf.some((one) => one.type === "null") };
  if (!Array.isArray(type)) return { inner: schema, isNullable: false };
  const [own = ""] = type.filter((one) => one !== "null");
  return { inner: { ...schema, type: own }, isNullable: type.includes("null") };
}

function described(schema: JsonSchema): string {
  const text = schema.description ?? unwrapped(schema).inner.description;
  return text ? `<br><span class="said">${escapeHtml(text)}</span>` : "";
}

function typeOf(schema: JsonSchema, locale: Locale): string {
  const words = referenceTexts(locale);
  const { inner, isNullable } = unwrapped(schema);
  const { type, minLength, maxLength, pattern, items } = inner;
  const values = inner.enum && !inner.description ? `${words.values} ${inner.enum.join(", ")}` : null;
  const number = (value: number) => value.toLocaleString(locale);
  const parts = [
    type === "array"
      ? `${words.listOf} ${typeOf(items ?? {}, locale)}`
      : (words.types[inner.format === "binary" ? "file" : String(type)] ?? String(type)),
    minLength && maxLength ? words.between(number(minLength), number(maxLength)) : null,
    !minLength && maxLength ? words.atMost(number(maxLength)) : null,
    minLength && !maxLength ? words.atLeast(number(minLength)) : null,
    pattern ? `${words.form} ${pattern}` : null,
    values,
    isNullable ? words.orNull : null,
  ];
  return parts.filter(Boolean).join(", ");
}
