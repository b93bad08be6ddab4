import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { downloadMyData, prepareMyData } from "@ribambelle/domain/myData/myData.api";
import { useState } from "react";
import { call } from "../../client/call/call.ts";
import { callErrorOf } from "../../client/call/callError.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import type { WithProof } from "../../client/withProof.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { say } from "../../ui/messages/say.ts";
import { NeedsScript } from "../../ui/messages/WithoutScript.tsx";
import classes from "./MyDataSection.module.css";
import { downloadBegins, myDataWords } from "./myData.texts.ts";

/** Hands people all that the portal holds about them, as one archive (SETTINGS-OP14). */
export function MyDataSection({ withProof }: { withProof: WithProof }) {
  const words = useWords(myDataWords);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Bilingual | null>(null);

  async function download() {
    setBusy(true);
    setRefused(null);
    try {
      // Asked first: a refusal of the archive itself would take the place of this page.
      if ((await withProof(() => call(prepareMyData))) === null) return;
      follow(apiBase + downloadMyData.path);
      say({ kind: "success", text: downloadBegins });
    } catch (error) {
      setRefused(callErrorOf(error).text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <SectionCard id="mes-donnees" title={words.title}>
      <div className={classes.content}>
        <p>{words.what}</p>
        <NeedsScript>{words.withoutScript}</NeedsScript>
        <div className={classes.needsScript}>
          <Button busy={busy} onClick={() => void download()}>
            {words.download}
          </Button>
        </div>
        <div role="alert">{refused && <Callout kind="error">{refused[locale]}</Callout>}</div>
        <p className={classes.quiet}>{words.hold}</p>
      </div>
    </SectionCard>
  );
}

// As a person follows a link: the browser saves the answer, and the page stays.
function follow(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
}
