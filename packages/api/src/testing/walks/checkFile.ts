import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import type { LightMyRequestResponse } from "fastify";
import { declaredCalls } from "./declaredCalls.ts";

const files = declaredCalls.flatMap(({ path, download }) => {
  if (download === undefined) return [];
  const address = `${apiBase}${path}`.replaceAll(/:\w+/g, "[^/]+");
  return [{ fits: new RegExp(`^${address}(\\?|$)`, "i"), path, download }];
});

const named = {
  "application/pdf": /^(?:attachment|inline); filename="[^"]+\.pdf"; filename\*=UTF-8''\S+\.pdf$/,
  "application/zip": /^attachment; filename="[^"]+\.zip"; filename\*=UTF-8''\S+\.zip$/,
  "text/csv": /^attachment; filename="[^"]+\.csv"; filename\*=UTF-8''\S+\.csv$/,
} as const;

/**
 * Throws for a file that is answered as another type than its endpoint declares, that a browser or a proxy may keep for others, or that
 * is saved under no name of its type. Every file that a test asks for is looked at.
 */
export function checkFile(method: string, url: string, { statusCode, headers }: LightMyRequestResponse) {
  const file = files.find(({ fits }) => method === "GET" && fits.test(url));
  if (!file || statusCode !== 200) return;
  const { path, download } = file;
  const type = String(headers["content-type"]);
  const cache = String(headers["cache-control"]);
  const name = named[download as keyof typeof named] as RegExp | undefined;
  const isRight =
    type.split(";")[0] === download || (download.startsWith("image/") && type.startsWith("image/"));
  // What the agency sends out by file is nobody’s to keep; a photo and a calendar are asked for again by their reader alone.
  const isKept = name
    ? cache !== "no-store"
    : !/^(?:no-store|private, (?:no-cache|max-age=900))$/.test(cache);
  const isNamed = name ? name.test(String(headers["content-disposition"])) : true;
  if (isRight && !isKept && isNamed) return;
  throw new Error(
    `${path} answers a file so: ${JSON.stringify({ type, cache, name: headers["content-disposition"] })}`,
  );
}
