import type { ReactNode, Ref } from "react";
import { useWords } from "../../client/locale.tsx";
import { Callout } from "../messages/Callout.tsx";
import { Table } from "../table/Table.tsx";
import { officeWords } from "./office.texts.ts";

/** One field of both versions, as people read it. */
export interface TwoVersions {
  readonly name: string;
  readonly kept: ReactNode;
  readonly mine: ReactNode;
}

interface Props {
  /** Who has changed it and when, in the server’s words. */
  told: string;
  fields: readonly TwoVersions[];
  ref: Ref<HTMLDivElement>;
}

/** What is kept beside what was typed, field by field, where somebody else was faster (AGUI-22). */
export function BothVersions({ told, fields, ref }: Props) {
  const words = useWords(officeWords);
  return (
    <Callout kind="warning" ref={ref}>
      <p>{told}</p>
      <Table
        caption={words.both}
        rows={fields}
        keyOf={({ name }) => name}
        heading={{ name: words.field, cell: ({ name }) => name }}
        columns={[
          { name: words.kept, cell: ({ kept }) => kept || words.nothing },
          { name: words.mine, cell: ({ mine }) => mine || words.nothing },
        ]}
      />
    </Callout>
  );
}
