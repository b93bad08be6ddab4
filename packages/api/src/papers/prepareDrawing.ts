import { performance } from "node:perf_hooks";
import type { Logger } from "pino";
import { drawPaper, type Pen } from "./drawPaper.ts";

/** How often it looks whether the process has little to do. */
const lookMs = 2_000;
/** Busier than this part of its time, a process has other things to do. */
const busy = 0.2;
/** After so many looks it waits no longer: a process that is always busy draws papers too. */
const mostLooks = 30;

/**
 * Prepares the drawing of papers once the process has little to do, some seconds after its start: the first paper that somebody
 * asks for then takes as long as any other, not twice as long (BILLS-26). Once the signal aborts, it does not begin.
 */
export function prepareDrawingSoon(signal: AbortSignal, log: Logger): void {
  let [before, looks] = [performance.eventLoopUtilization(), 0];
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    looks += 1;
    if (utilization > busy && looks < mostLooks) return;
    clearInterval(timer);
    prepareDrawing().then(
      () => log.debug("papers can be drawn"),
      (error) => log.warn({ err: error }, "papers were not prepared"),
    );
  }, lookMs).unref();
  signal.addEventListener("abort", () => clearInterval(timer));
}

/** Loads what draws papers, and opens the fonts that nearly all of them need. */
export async function prepareDrawing(): Promise<void> {
  const madeAt = new Date(0);
  await drawPaper({ title: "Essai", author: "Essai", madeAt, foot: "Essai" }, write);
}

function write(pen: Pen): void {
  pen.title("Essai");
  pen.beside([{ over: "De", name: "Essai", lines: ["12 rue des Marronniers"] }]);
  pen.facts([["Émise le", "5 novembre 2026"]]);
  const columns = [
    { name: "Prestation", part: 1 },
    { name: "Montant TTC", part: 1, isAmount: true },
  ];
  pen.table({ title: "Prestations", columns, rows: [{ cells: ["Garde", "1 234,50 €"], isSum: true }] });
  pen.paragraph("Essai", 8);
}
