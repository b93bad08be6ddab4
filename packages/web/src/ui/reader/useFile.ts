import { useEffect, useState } from "react";
import type { OpenPdf } from "./pdf.ts";

/** How far the opening of a file is; `cannot` is a browser that cannot show it, or a file that is none. */
export type FileState =
  | { readonly is: "loading" }
  | { readonly is: "open"; readonly pdf: OpenPdf; readonly blobUrl: string }
  | { readonly is: "cannot" }
  | { readonly is: "away"; readonly error: unknown };

/**
 * Gets the bytes of a file and opens it, with the reader's own script, which nothing else asks for (SPACE-24). `read` is the same
 * function for the same file, and gives bytes that are nobody else's: they go to the worker. `attempt` begins again.
 */
export function useFile(read: () => Promise<ArrayBuffer>, attempt: number): FileState {
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
    read().then(
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
  }, [read, attempt]);
  return state;
}
