import type { WholeMember } from "@ribambelle/domain/staff/member";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import type { DialogAct } from "./changes/MemberChange.tsx";
import classes from "./MemberPage.module.css";
import { staffWords } from "./staff.texts.ts";

/** The dialog of a change, fetched by whoever opens it. */
export type ChangePart = ComponentType<{
  readonly member: WholeMember;
  readonly act: DialogAct;
  readonly onLeave: () => void;
}>;

const inOrder: readonly DialogAct[] = [
  "update",
  "updateFunctions",
  "invite",
  "endSessions",
  "resetSecondFactor",
  "end",
  "reopen",
];

/** What whoever looks may do to a colleague; nothing where they may do nothing (AGUI-32). */
export function MemberActs({ member, Change }: { member: WholeMember; Change: ChangePart }) {
  const words = useWords(staffWords);
  const [act, setAct] = useState<DialogAct | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const possible = inOrder.filter((one) => member.can[one]);
  useEffect(() => {
    // The button that opened the dialog went with what it did.
    if (act === null && document.activeElement === document.body) heading.current?.focus();
  }, [act]);
  if (possible.length === 0 && act === null) return null;
  return (
    <SectionCard id="actes" title={words.acts} headingRef={heading}>
      <div className={classes.acts}>
        {possible.map((one) => (
          <Button key={one} onClick={() => setAct(one)}>
            {words.act[one]}
          </Button>
        ))}
      </div>
      {act && <Change member={member} act={act} onLeave={() => setAct(null)} />}
    </SectionCard>
  );
}
