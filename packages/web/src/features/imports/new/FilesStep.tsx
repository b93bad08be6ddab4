import { sizeText } from "@ribambelle/domain/documents/sizeText";
import { removeImportFile } from "@ribambelle/domain/imports/runs/importing.agency.api";
import type { Run } from "@ribambelle/domain/imports/runs/run";
import { getImport } from "@ribambelle/domain/imports/runs/runs.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { keyOf } from "../../../client/queryOf.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { useAct } from "../../../ui/editing/useAct.ts";
import { FilesButton } from "../../../ui/fields/file/FilesButton.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { useFocusBack } from "../../../ui/useFocusBack.ts";
import { importWords } from "../imports.texts.ts";
import { Models } from "../Models.tsx";
import { type RunFile, RunFiles } from "../RunFiles.tsx";
import { chosenFiles, droppedFiles } from "./droppedFiles.ts";
import classes from "./NewImport.module.css";
import { newImportWords, unreadable } from "./newImport.texts.ts";
import { useUpload } from "./useUpload.ts";

const mostAside = 20;

interface Props {
  /** Null before the first file. */
  run: Run | null;
  onBegun: (importId: string) => void;
  /** What may be done with the files, once none of them is on its way. */
  children: ReactNode;
}

/** The first step: files are dropped or chosen, and each says what it is (IMPORTS-02). */
export function FilesStep({ run, onBegun, children }: Props) {
  const words = useWords(newImportWords);
  const { files: filesWord } = useWords(importWords);
  const locale = useLocale();
  const upload = useUpload(run?.id, onBegun);
  const notice = useRef<HTMLDivElement>(null);
  const zone = useFocusBack<HTMLDivElement>(`${upload.sending !== null} ${run?.files.length ?? 0}`);
  useEffect(() => {
    if (upload.failure) notice.current?.focus();
  }, [upload.failure]);
  return (
    <>
      <DropZone zone={zone} upload={upload} isFirst={!run || run.files.length === 0} />
      {upload.failure && (
        <Callout kind="error" ref={notice}>
          {upload.failure[locale]}
        </Callout>
      )}
      {upload.aside.length > 0 && (
        <Callout kind="warning" heading={words.aside}>
          <ul className={classes.aside}>
            {upload.aside.slice(0, mostAside).map(({ name, sentence }) => (
              <li key={`${name} ${sentence}`}>
                {words.said(name)} {sentence}
              </li>
            ))}
          </ul>
          {upload.aside.length > mostAside && <p>{words.more(upload.aside.length - mostAside)}</p>}
        </Callout>
      )}
      <SectionCard id="fichiers" title={filesWord}>
        {run && run.files.length > 0 ? (
          <RunFiles files={run.files} shows="writing" act={(file) => <Remove run={run} file={file} />} />
        ) : (
          <p className={classes.quiet}>{words.noFile}</p>
        )}
        {run && run.papers.count > 0 && (
          <p className={classes.quiet}>
            {words.papers(run.papers.count, sizeText(run.papers.byteCount, locale))}
          </p>
        )}
      </SectionCard>
      <Models />
      {upload.sending === null && children}
    </>
  );
}

interface ZoneProps {
  zone: RefObject<HTMLDivElement | null>;
  upload: ReturnType<typeof useUpload>;
  isFirst: boolean;
}

function DropZone({ zone, upload, isFirst }: ZoneProps) {
  const words = useWords(newImportWords);
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const { sending, send, refuse, giveUp } = upload;
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = await droppedFiles(event.dataTransfer).catch(() => null);
    // A folder that went away, or that one may not read.
    if (dropped) await send(dropped);
    else refuse(unreadable);
  };
  if (sending)
    return (
      <div ref={zone} tabIndex={-1} className={classes.zone} role="status">
        <p>{words.sending(sending.sent, sending.of)}</p>
        <progress
          aria-label={words.sending(sending.sent, sending.of)}
          max={sending.of}
          value={sending.sent}
        />
        <div>
          <Button onClick={giveUp}>{words.cancel}</Button>
        </div>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={zone}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <p id={id} className={classes.drop}>
        {words.drop}
      </p>
      <p className={classes.quiet}>{words.limits}</p>
      <div className={classes.acts}>
        <FilesButton multiple main={isFirst} onFiles={(files) => void send(chosenFiles(files))}>
          {words.chooseFiles}
        </FilesButton>
        <FilesButton multiple isFolder onFiles={(files) => void send(chosenFiles(files))}>
          {words.chooseFolder}
        </FilesButton>
      </div>
    </div>
  );
}

function Remove({ run, file: { name } }: { run: Run; file: RunFile }) {
  const words = useWords(newImportWords);
  const queries = useQueryClient();
  const { busy, act } = useAct();
  // After a failure too: another tab may have had the import looked at.
  const remove = () =>
    act(
      () => call(removeImportFile, { importId: run.id, name }),
      () => queries.invalidateQueries({ queryKey: keyOf(getImport) }),
    );
  return (
    <Button busy={busy} aria-label={words.removeFile(name)} onClick={() => void remove()}>
      {words.remove}
    </Button>
  );
}
