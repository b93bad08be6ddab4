import type { Locale } from "@ribambelle/domain/kernel/locale";
import { escapeHtml } from "../http/escapeHtml.ts";
import { mediaTypes } from "../http/mediaTypes.ts";
import { docsStyle } from "./docsStyle.ts";
import { fieldList } from "./fields.ts";
import type { Content, OpenApiDocument, Operation } from "./openapi.ts";
import { referenceTexts } from "./reference.texts.ts";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

interface Place {
  readonly locale: Locale;
  /** The portal's public address: examples are copied from the page and work. */
  readonly publicUrl: string;
}

/** Writes the OpenAPI document as a page to read: no script, one column on a phone, fit for print. */
export function docsPage(document: OpenApiDocument, place: Place): string {
  const { locale } = place;
  const words = referenceTexts(locale);
  const base = document.servers[0]?.url ?? "";
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: base + path,
      operation,
    })),
  );
  const groups = document.tags.map(({ name }, index) => ({
    name,
    id: `group-${index + 1}`,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const other = locale === "fr" ? "en" : "fr";
  const link = (id: string, label: string) => `<a href="#${escapeHtml(id)}">${label}</a>`;
  const contents = groups.map(
    (group) =>
      `<li>${link(group.id, escapeHtml(group.name))}<ul>${group.calls.map(({ operation }) => `<li>${link(operation.operationId, `<code>${escapeHtml(operation.operationId)}</code>`)}</li>`).join("")}</ul></li>`,
  );
  const sections = groups.map(
    (group) =>
      `<section aria-labelledby="${group.id}"><h2 id="${group.id}">${escapeHtml(group.name)}</h2>${group.calls.map((call) => callArticle(call, place)).join("")}</section>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(words.title)}</title><link rel="icon" href="data:,"><style>${docsStyle}</style></head>
<body><a class="skip" href="#content">${escapeHtml(words.skip)}</a>
<header><p class="brand">Ribambelle</p><a href="?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a></header>
<div class="columns"><nav aria-labelledby="contents"><h2 id="contents">${escapeHtml(words.contents)}</h2><ul>${contents.join("")}</ul></nav>
<main id="content"><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(document.info.description)}</p><p>${escapeHtml(words.session)}</p><p><a href="${escapeHtml(base)}/openapi.json?lang=${locale}">${escapeHtml(words.machine)}</a></p>
<section aria-labelledby="start"><h2 id="start">${escapeHtml(words.start)}</h2><p>${escapeHtml(words.startText)}</p>${firstSteps(calls, place)}</section>${sections.join("")}</main></div></body></html>`;
}

const code = (text: string) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
const json = (value: unknown) => code(JSON.stringify(value, null, 2));

function firstSteps(calls: readonly Call[], place: Place): string {
  const login = calls.find(({ operation }) => operation.operationId === "login");
  const me = calls.find(({ operation }) => operation.operationId === "getMyInformation");
  return [login, me].map((call) => (call ? code(curl(call, place)) : "")).join("");
}

function callArticle(call: Call, place: Place): string {
  const { method, path, operation } = call;
  const { locale } = place;
  const words = referenceTexts(locale);
  const title = escapeHtml(operation.operationId);
  const [[media, sent] = []] = Object.entries(operation.requestBody?.content ?? {});
  const part = (name: string, body: string) => `<h4>${escapeHtml(name)}</h4>${body}`;
  const parameters = (place: "path" | "header", title: string) => {
    const found = operation.parameters.filter((parameter) => parameter.in === place);
    const required = found.filter((parameter) => parameter.required).map(({ name }) => name);
    const properties = Object.fromEntries(found.map(({ name, schema }) => [name, schema] as const));
    return found.length > 0 ? part(title, fieldList({ properties, required }, locale)) : "";
  };
  return `<article aria-labelledby="${title}"><h3 id="${title}">${title}</h3>
<p class="call"><span class="method">${method}</span> <code>${escapeHtml(path).replaceAll("/", "/<wbr>")}</code></p>
<p>${escapeHtml(operation.summary)}</p><p><strong>${escapeHtml(words.who)}</strong> ${escapeHtml(whoOf(operation, locale))}</p>
${parameters("path", words.parameters)}${parameters("header", words.headers)}
${part(words.input, sent && media ? `<p>${escapeHtml(words.sentAs)} <code>${escapeHtml(media)}</code></p>${fieldList(sent.schema, locale)}` : `<p>${escapeHtml(words.nothingSent)}</p>`)}
${part(words.output, output(operation, locale))}
${part(words.example, code(curl(call, place)))}
${part(words.refusals, refusals(operation, locale))}</article>`;
}

function whoOf(operation: Operation, locale: Locale): string {
  const words = referenceTexts(locale);
  if (operation.security.length === 0) return words.whoPublic;
  const roles = operation["x-roles"].map((role) => words.roles[role] ?? role);
  return roles.length > 0 ? roles.join(", ") : words.whoAny;
}

function output(operation: Operation, locale: Locale): string {
  const [[media, content] = []] = Object.entries(operation.responses["200"]?.content ?? {});
  if (!content || media !== "application/json") {
    return `<p>${escapeHtml(referenceTexts(locale).file)} (<code>${escapeHtml(media ?? "")}</code>)</p>`;
  }
  const isEmpty = Object.keys(content.schema.properties ?? content.schema.items ?? {}).length === 0;
  return fieldList(content.schema, locale) + (isEmpty ? "" : json(content.example));
}

// The sentence that is answered is French; in the other language its meaning stands beside it.
function refusals(operation: Operation, locale: Locale): string {
  const rows = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Object.entries(content["application/json"]?.examples ?? {}).map(([name, { summary, value }]) => {
      const meaning = summary === value.message ? "" : ` <span class="said">${escapeHtml(summary)}</span>`;
      const french = locale === "fr" ? "" : ' lang="fr"';
      return `<li><span class="status">${status}</span> <code>${escapeHtml(name)}</code> <span${french}>${escapeHtml(value.message)}</span>${meaning}</li>`;
    }),
  );
  return `<ul class="refusals">${rows.join("")}</ul>`;
}

function curl({ method, path, operation }: Call, { publicUrl }: Place): string {
  const address = operation.parameters.reduce(
    (url, { name, example }) => url.replace(`{${name}}`, String(example)),
    path,
  );
  const [[media, sent] = []] = Object.entries(operation.requestBody?.content ?? {});
  const written = sent && media ? sending(media, sent) : [];
  const cookie =
    operation.operationId === "login"
      ? ["-c cookies.txt"]
      : operation.security.length > 0
        ? ["-b cookies.txt"]
        : [];
  const isFile = operation.responses["200"]?.content["application/json"] === undefined;
  const parts = [
    `curl ${method === "POST" ? "-X POST " : ""}'${publicUrl}${address}'`,
    `-H 'Accept: application/json'`,
    ...cookie,
    ...(isFile ? ["-O -J"] : []),
    ...written,
  ];
  return parts.join(" \\\n  ");
}

function sending(media: string, { schema, example = {} }: Content): string[] {
  const fields = Object.entries(example as Record<string, unknown>);
  if (media === mediaTypes.form) return fields.map(([name, value]) => `--data-urlencode '${name}=${value}'`);
  if (media === mediaTypes.json)
    return [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example)}'`];
  const isFile = (name: string) => schema.properties?.[name]?.format === "binary";
  return fields.map(([name, value]) => `-F '${name}=${isFile(name) ? "@" : ""}${value}'`);
}
