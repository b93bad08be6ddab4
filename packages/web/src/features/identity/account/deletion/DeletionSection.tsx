import type { MyInformation } from "@ribambelle/domain/me/me";
import { useState } from "react";
import { useWords } from "../../../../client/locale.tsx";
import type { WithProof } from "../../../../client/withProof.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import { NeedsScript } from "../../../../ui/messages/WithoutScript.tsx";
import classes from "../account.module.css";
import { deletionWords } from "../account.texts.ts";
import { DeletionDialog } from "./DeletionDialog.tsx";

interface Props {
  user: MyInformation;
  withProof: WithProof;
}

/** Leads to the deletion of the account (SETTINGS-23). */
export function DeletionSection({ user, withProof }: Props) {
  const words = useWords(deletionWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard id="supprimer" title={words.title}>
      <div className={classes.content}>
        <p>{words.what}</p>
        <p>{words.save}</p>
        <NeedsScript>{words.withoutScript}</NeedsScript>
        <div className={classes.needsScript}>
          <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {words.open}
          </Button>
        </div>
      </div>
      {isOpen && <DeletionDialog user={user} withProof={withProof} onLeave={() => setIsOpen(false)} />}
    </SectionCard>
  );
}
