import { drawPdf } from "./drawPdf.ts";

/** The words of a document, to be drawn. */
export interface DrawnPage {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly text: string;
}

/** Draws a document of one page as a PDF file of a day. */
export const drawDocument = ({ title, facts, text }: DrawnPage, today: string): Promise<Buffer> =>
  drawPdf({ title, today }, (say) => {
    say("H1", 20, title);
    for (const [label, value] of facts) say("P", 12, `${label}\u00a0: ${value}`);
    say("P", 12, text);
  });
