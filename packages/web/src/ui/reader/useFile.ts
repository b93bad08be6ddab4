import { useEffect, useState } from "react";
import { currentLocale } from "../../client/locale.tsx";
import type { OpenPdf } from "./pdf.ts";

/** How far the opening of a file is; `cannot` is a browser that cannot show it, or a file that is none. */
export type FileState =
  | { readonly is: "loading" }
  | { readonly is: "open"; readonly pdf: OpenPdf; readonly blobUrl: string }
  | { readonly is: "cannot" }
  | { readonly is: "away"; readonly error: unknown };

/** Fetches a file and opens it, with the reader's own script, which nothing else asks for (SPACE-24); `attempt` begins again. */
export function useFile(address: string, attempt: number): FileState {
  const [state, setState] = useState<FileState>({ is: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    const become = (next: FileState) => {
      if (!isOver) setState(next);
    };
    become({ is: "loading" });
    const script = import("./pdf.ts");
    script.catch(() => {});
    fetchFile(address).then(
      async (bytes) => {
        const blobUrl = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
        close = () => URL.revokeObjectURL(blobUrl);
        try {
          const pdf = await (await script).openPdf(bytes);
          close = () => {
            pdf.close();
            URL.revokeObjectURL(blobUrl);
          };
          if (isOver) close();
          else become({ is: "open", pdf, blobUrl });
        } catch {
          become({ is: "cannot" });
        }
      },
      (error: unknown) => become({ is: "away", error }),
    );
    return () => {
      isOver = true;
      close();
    };
  }, [address, attempt]);
  return state;
}

async function fetchFile(address: string): Promise<ArrayBuffer> {
  const headers = { Accept: "application/json", "Accept-Language": currentLocale() };
  const answer = await fetch(address, { credentials: "include", headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.arrayBuffer();
}
