import { signatureDocumentPath } from "@ribambelle/domain/signatures/signature.api";
import { queryOptions } from "@tanstack/react-query";
import { fetchFile } from "../../../ui/reader/fetchFile.ts";

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
