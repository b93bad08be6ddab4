import type { WriteStream } from "node:tty";
import { importTexts } from "@ribambelle/domain/imports/importReport.texts";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Progress } from "../../features/imports/index.ts";

/** A line of a terminal that shows how far an import has come. */
export interface ProgressLine {
  show(progress: Progress): void;
  /** Clears the line, so that something else can be printed. */
  clear(): void;
}

const nothing: ProgressLine = { show() {}, clear() {} };

/** Opens a progress line where people watch: nothing is shown in a file, a pipe or a terminal that cannot redraw. */
export async function openProgress(
  stream: Pick<WriteStream, "isTTY"> & NodeJS.WritableStream,
  terminal: string | undefined,
  locale: Locale,
): Promise<ProgressLine> {
  if (!stream.isTTY || terminal === "dumb") return nothing;
  const { SingleBar } = await import("cli-progress");
  // No colours are used, so NO_COLOR needs no handling.
  const bar = new SingleBar({
    stream,
    format: "{file} [{bar}] {percentage} % · {told}",
    barsize: 24,
    fps: 5,
    clearOnComplete: true,
    linewrap: null,
  });
  let file = "";
  let startedAt = 0;
  return {
    show(progress) {
      const now = performance.now();
      if (progress.file !== file) {
        bar.stop();
        file = progress.file;
        startedAt = now;
      }
      const told = progressText(progress, (now - startedAt) / 1_000, locale);
      if (!bar.isActive) bar.start(progress.totalBytes, progress.bytes, { file, told });
      bar.update(progress.bytes, { file, told });
    },
    clear: () => bar.stop(),
  };
}

/** Says how many lines were read, how fast, and how long the file will still take. */
export function progressText(
  { rows, bytes, totalBytes }: Omit<Progress, "file">,
  seconds: number,
  locale: Locale,
): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const rest = bytes > 0 ? ((totalBytes - bytes) / bytes) * seconds : 0;
  const words = importTexts(locale);
  return words.progress(number.format(rows), number.format(seconds > 0 ? rows / seconds : 0), timeText(rest));
}

function timeText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole === 0) return "";
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}
