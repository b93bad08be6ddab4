import { sizeText } from "@ribambelle/domain/documents/sizeText";
import { importFileTitle } from "@ribambelle/domain/imports/runs/fileNames";
import type { Run, RunCounts } from "@ribambelle/domain/imports/runs/run";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Table } from "../../ui/table/Table.tsx";
import classes from "./Imports.module.css";
import { importWords } from "./imports.texts.ts";
import { useNumbers } from "./useNumbers.ts";

export type RunFile = Run["files"][number];

const outcomes = ["created", "updated", "unchanged", "refused"] as const;

interface Props {
  files: readonly RunFile[];
  /** What is shown of each beside its name: how it is written, before one knows what becomes of it; or its hash. */
  shows: "writing" | "outcome" | "record";
  /** What may be done with one. */
  act?: (file: RunFile) => ReactNode;
}

/** The files of an import, in the order in which they are read, and what becomes of their lines (IMPORTS-06). */
export function RunFiles({ files, shows, act }: Props) {
  const words = useWords(importWords);
  const locale = useLocale();
  const numbers = useNumbers();
  const counted = shows !== "writing";
  return (
    <div className={classes.files}>
      <Table
        caption={words.filesCaption}
        rows={files}
        keyOf={({ name }) => name}
        heading={{ name: words.file, cell: (file) => <Named file={file} /> }}
        columns={[
          ...(shows === "outcome"
            ? []
            : [
                {
                  name: words.size,
                  isAmount: true,
                  cell: ({ byteCount }: RunFile) => sizeText(byteCount, locale),
                },
              ]),
          ...(shows === "writing"
            ? [
                {
                  name: words.lines,
                  isAmount: true,
                  cell: ({ lines }: RunFile) => (lines === null ? null : numbers(lines)),
                },
                {
                  name: words.readAs,
                  cell: ({ encoding, separator }: RunFile) =>
                    encoding && separator
                      ? `${encoding === "utf-8" ? "UTF-8" : "Windows-1252"}, ${words.separators[separator]}`
                      : null,
                },
              ]
            : []),
          ...(counted
            ? outcomes.map((outcome) => ({
                name: words[outcome],
                isAmount: true,
                cell: ({ counts }: RunFile) => numbers(counts[outcome]),
              }))
            : []),
          ...(shows === "outcome"
            ? [{ name: "", cell: ({ counts }: RunFile) => <Bar counts={counts} /> }]
            : []),
          ...(shows === "record"
            ? [
                {
                  name: words.hash,
                  cell: ({ sha256 }: RunFile) => <code className={classes.hash}>{sha256}</code>,
                },
              ]
            : []),
          ...(act ? [{ name: "", cell: act }] : []),
        ]}
      />
    </div>
  );
}

function Named({ file: { name, unknownColumns, missingColumns } }: { file: RunFile }) {
  const words = useWords(importWords);
  const locale = useLocale();
  const title = importFileTitle(name);
  return (
    <>
      {title ? words.fileOf(name, title[locale]) : name}
      {missingColumns.length > 0 && (
        <div className={classes.wrong}>{words.missingColumns(missingColumns.join(", "))}</div>
      )}
      {unknownColumns.length > 0 && (
        <div className={classes.quiet}>{words.unknownColumns(unknownColumns.join(", "))}</div>
      )}
    </>
  );
}

/** What becomes of the lines of a file, as shares of one bar; the figures stand beside it. */
function Bar({ counts }: { counts: RunCounts }) {
  return (
    <div className={classes.bar} aria-hidden="true">
      {outcomes
        .filter((outcome) => counts[outcome] > 0)
        .map((outcome) => (
          <span key={outcome} data-outcome={outcome} style={{ flexGrow: counts[outcome] }} />
        ))}
    </div>
  );
}
