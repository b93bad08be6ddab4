import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, TextLayer, version } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

/** The size of a page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A PDF that was opened: its pages, and how one is drawn. */
export interface OpenPdf {
  readonly sizes: readonly PageSize[];
  /** Draws a page so wide, with its text over it; gives a function that takes both away. `onDrawn` is called once it is there. */
  readonly draw: (page: number, width: number, into: Places, onDrawn: () => void) => () => void;
  readonly close: () => void;
}

/** Where a page is drawn, and where its text lies. */
export interface Places {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
}

// More pixels than that no screen shows, and phones refuse to hold them.
const mostPixels = 16_000_000;

/** Opens a PDF by pdf.js, in a worker of our own origin; throws when this browser cannot, or when it is none. */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    data: new Uint8Array(data),
    enableXfa: false,
    // What decodes the images of scans; fetched for those alone (vite.config.ts).
    useWasm: false,
    wasmUrl: `/assets/pdf-${version}/`,
  });
  const pdf = await task.promise;
  const sizes = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { width, height } = (await pdf.getPage(index + 1)).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
  return { sizes, draw: drawer(pdf), close: () => void task.destroy() };
}

const drawer =
  (pdf: PDFDocumentProxy): OpenPdf["draw"] =>
  (number, width, { canvas, text }, onDrawn) => {
    let isOver = false;
    let stop = () => {};
    const begin = async () => {
      const page = await pdf.getPage(number);
      if (isOver) return;
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      const { width: wide, height: high } = viewport;
      const sharp = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (wide * high)));
      canvas.width = Math.floor(wide * sharp);
      canvas.height = Math.floor(high * sharp);
      const drawing = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
      text.style.setProperty("--total-scale-factor", String(viewport.scale));
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: text,
        viewport,
      });
      stop = () => {
        drawing.cancel();
        layer.cancel();
      };
      await Promise.all([drawing.promise, layer.render()]);
      if (!isOver) onDrawn();
    };
    // One that was cancelled says so by throwing; one that cannot be drawn stays blank, and the file can be downloaded.
    begin().catch(() => {});
    return () => {
      isOver = true;
      stop();
      text.replaceChildren();
      canvas.width = 0;
      canvas.height = 0;
    };
  };
