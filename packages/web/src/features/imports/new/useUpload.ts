import { maxDocumentBytes } from "@ribambelle/domain/imports/pdf";
import {
  type Arrived,
  addImportFile,
  createImport,
  mostTableBytes,
} from "@ribambelle/domain/imports/runs/importing.agency.api";
import { getImport } from "@ribambelle/domain/imports/runs/runs.agency.api";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callVersioned } from "../../../client/call/call.ts";
import { callErrorOf } from "../../../client/call/callError.ts";
import { useWords } from "../../../client/locale.tsx";
import { keyOf } from "../../../client/queryOf.ts";
import { useOnceKey } from "../../../ui/editing/useOnceKey.ts";
import { newImportWords } from "./newImport.texts.ts";

/** A file that is left aside, and why: by a word of the page, or by a sentence of the server. */
interface Aside {
  readonly name: string;
  readonly why: "spreadsheet" | "tooLarge" | { readonly sentence: string };
}

interface Sending {
  readonly sent: number;
  readonly of: number;
}

// What one call takes (IMPORTS-03).
const most = { files: 100, bytes: 50_000_000 };

/** Sends files to an import, which begins with the first; those that arrived stay when somebody gives up. */
export function useUpload(importId: string | undefined, onBegun: (importId: string) => void) {
  const words = useWords(newImportWords);
  const queries = useQueryClient();
  const { keyOf: onceKeyOf } = useOnceKey();
  const [sending, setSending] = useState<Sending | null>(null);
  const [aside, setAside] = useState<readonly Aside[]>([]);
  const [failure, setFailure] = useState<Bilingual | null>(null);
  const leaving = useRef<AbortController | null>(null);

  async function send(files: readonly File[]): Promise<void> {
    if (leaving.current || files.length === 0) return;
    const controller = new AbortController();
    leaving.current = controller;
    setFailure(null);
    const kept = files.map((file) => ({ file, reason: reasonAgainst(file) }));
    const left = kept.flatMap(({ file, reason }) => (reason ? [{ name: file.name, why: reason }] : []));
    const given = kept.flatMap(({ file, reason }) => (reason ? [] : [file]));
    setAside(left);
    setSending({ sent: 0, of: given.length });
    try {
      if (given.length === 0) return;
      const id = importId ?? (await begin());
      let sent = 0;
      for (const group of groupsOf(given)) {
        const { value } = await callVersioned(addImportFile, {
          body: { importId: id, file: group },
          signal: controller.signal,
        });
        sent += group.length;
        setSending({ sent, of: given.length });
        const found = value.files.flatMap(asideOf);
        setAside((before) => [...before, ...found]);
      }
    } catch (error) {
      if (!controller.signal.aborted) setFailure(callErrorOf(error).text);
    } finally {
      leaving.current = null;
      setSending(null);
      await queries.invalidateQueries({ queryKey: keyOf(getImport) });
    }
  }

  async function begin(): Promise<string> {
    const { value } = await callVersioned(createImport, { body: {}, once: onceKeyOf("create") });
    onBegun(value.importId);
    return value.importId;
  }

  return {
    send,
    sending,
    /** The files that were left aside, each with why, in the language of the screen. */
    aside: aside.map(({ name, why }) => ({
      name,
      sentence: typeof why === "string" ? words[why] : why.sentence,
    })),
    failure,
    refuse: setFailure,
    giveUp: () => leaving.current?.abort(),
  };
}

function reasonAgainst({ name, size }: File): "spreadsheet" | "tooLarge" | null {
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) return "spreadsheet";
  const limit = /\.pdf$/i.test(name) ? maxDocumentBytes : mostTableBytes;
  return size > limit ? "tooLarge" : null;
}

// What is wrong with columns stands beside their file, in the list of files.
const asideOf = ({ name, problems }: Arrived): Aside[] =>
  problems.flatMap(({ column, sentence }) => (column === null ? [{ name, why: { sentence } }] : []));

function groupsOf(files: readonly File[]): File[][] {
  const groups: File[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = groups.at(-1);
    if (last && last.length < most.files && bytes + file.size <= most.bytes) {
      last.push(file);
      bytes += file.size;
    } else {
      groups.push([file]);
      bytes = file.size;
    }
  }
  return groups;
}
