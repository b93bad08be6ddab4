import { useEffect, useId, useRef } from "react";
import type { OpenPdf } from "./pdf.ts";
import classes from "./Reader.module.css";

interface Props {
  pdf: OpenPdf;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** Whether it is drawn now: pages far from the reader only keep their place. */
  isNear: boolean;
  onDrawn: (number: number) => void;
}

/** One page: its drawing, and its text over it, which can be read out, searched and selected (SPACE-25). */
export function ReaderPage({ pdf, number, width, isNear, onDrawn }: Props) {
  const headingId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNear || width === 0 || !canvas.current || !text.current) return undefined;
    return pdf.draw(number, width, { canvas: canvas.current, text: text.current }, () => onDrawn(number));
  }, [pdf, number, width, isNear, onDrawn]);
  const size = pdf.sizes[number - 1] ?? { width: 1, height: 1 };
  return (
    <section
      data-page={number}
      className={classes.page}
      style={{ width, height: (width * size.height) / size.width }}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <h2 id={headingId} className="visually-hidden">
        Page {number}
      </h2>
      {isNear && (
        <>
          <canvas ref={canvas} className={classes.drawing} />
          <div ref={text} className={classes.text} />
        </>
      )}
    </section>
  );
}
