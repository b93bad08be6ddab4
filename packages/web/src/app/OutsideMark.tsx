import { useState } from "react";
import { useWords } from "../client/locale.tsx";
import { readPage } from "../client/page.ts";
import { OutsideIcon } from "../ui/linkIcons.tsx";
import { frameWords } from "./Frame.texts.ts";
import { outsideOf } from "./outside.ts";

/** Says beside a link's name that it leads to another site; nothing when it stays in the portal. */
export function OutsideMark({ to }: { to: string }) {
  const words = useWords(frameWords);
  const [page] = useState(readPage);
  const address = outsideOf(to, page);
  if (address === null || new URL(address, location.origin).origin === location.origin) return null;
  return (
    <>
      {" "}
      <span className="visually-hidden">{words.otherSite}</span>
      <OutsideIcon />
    </>
  );
}
