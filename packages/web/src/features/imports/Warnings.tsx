import type { Run } from "@ribambelle/domain/imports/runs/run";
import { useWords } from "../../client/locale.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { importWords } from "./imports.texts.ts";

/** What an import found that is to be looked at. */
export function Warnings({ run: { warnings } }: { run: Run }) {
  const words = useWords(importWords);
  if (warnings.length === 0) return null;
  return (
    <SectionCard id="a-regarder" title={words.warnings}>
      <ul>
        {warnings.map(({ file, sentence }) => (
          <li key={`${file} ${sentence}`}>
            {words.before(file)}
            {sentence}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
