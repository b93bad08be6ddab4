import { useState } from "react";
import { readPage } from "../../client/readPage.ts";
import { OutsideMark } from "../../ui/pictures/OutsideMark.tsx";
import { outsideOf } from "../routes/outside.ts";

/** Says beside the name of a section that it leads to another site; nothing when it stays in the portal. */
export function SectionMark({ to }: { to: string }) {
  const [page] = useState(readPage);
  return <OutsideMark address={outsideOf(to, page)} />;
}
