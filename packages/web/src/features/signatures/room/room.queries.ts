import type { Locale } from "@ribambelle/domain/kernel/locale";
import { requestStates, type SignatureRequest } from "@ribambelle/domain/signatures/signature";
import { getSignatureRequest, signatureDocumentPath } from "@ribambelle/domain/signatures/signature.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";
import { wholeKeyOf } from "../../../client/queryOf.ts";
import { fetchFile } from "../../../ui/reader/fetchFile.ts";

/** One request in its room; it is read again by itself while something of it is under way. */
export const requestQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: wholeKeyOf(getSignatureRequest, { id }, locale),
    queryFn: () => call(getSignatureRequest, undefined, { id }),
    refetchInterval: ({ state }) => readAgainAfter(state.data, state.dataUpdateCount),
  });

/** How long until it is: while a letter with a code has not left, or the seal is made; else never. */
function readAgainAfter(request: SignatureRequest | undefined, times: number): number | false {
  if (!request) return false;
  // Seals are made within a minute; one that is late is waited for with patience.
  if (request.state === requestStates.numbers.Sealing) return times < 12 ? 5_000 : 60_000;
  return request.codeLetter === "waiting" ? 10_000 : false;
}

/** The bytes that are signed, fetched once for the reader and for what proves what it showed (SIGN-08). */
export const signedFileQuery = (id: string) =>
  queryOptions({
    queryKey: ["SignedFile", id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const bytes = await fetchFile(signatureDocumentPath(id));
      return { file: new Blob([bytes]), sha256: await sha256Of(bytes) };
    },
  });

/** Null where the browser has no way to tell: on a page that came without TLS. */
async function sha256Of(bytes: ArrayBuffer): Promise<string | null> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
