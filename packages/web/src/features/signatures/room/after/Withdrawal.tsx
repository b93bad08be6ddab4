import { plainDay } from "@ribambelle/domain/kernel/day";
import { emailSchema } from "@ribambelle/domain/kernel/email";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { SignatureRequest } from "@ribambelle/domain/signatures/signature";
import { withdraw } from "@ribambelle/domain/signatures/signature.api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { call } from "../../../../client/call/call.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { wholeKeyOf } from "../../../../client/queryOf.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Facts } from "../../../../ui/cards/Facts.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import { RestoredDraft } from "../../../../ui/editing/RestoredDraft.tsx";
import { useKeptDraft } from "../../../../ui/editing/useDraft.ts";
import { useForm } from "../../../../ui/editing/useForm.ts";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { dayAndTime } from "../../instants.ts";
import { useReadAgain } from "../steps/useSigning.ts";
import classes from "./After.module.css";
import { afterWords } from "./after.texts.ts";

/** A withdrawal that has just been received. */
interface Receipt {
  readonly at: string;
  readonly email: string;
}

interface Props {
  request: SignatureRequest;
  personId: number;
}

/** The way to withdraw while its time runs, the declaration, and what was received (SIGN-55, SIGN-56). */
export function Withdrawal({ request, personId }: Props) {
  const words = useWords(afterWords);
  const locale = useLocale();
  const [declares, setDeclares] = useState(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { withdrawal, can } = request;
  if (receipt) return <Received {...receipt} request={request} />;
  if (!can.withdraw || !withdrawal) return null;
  const day = plainDay(withdrawal.lastDay, locale);
  if (declares)
    return (
      <Declaration {...{ request, personId }} onLeave={() => setDeclares(false)} onReceived={setReceipt} />
    );
  return (
    <div className={classes.withdrawal}>
      <p>{words.withdrawalRight(day)}</p>
      <Button onClick={() => setDeclares(true)}>{words.withdraw}</Button>
    </div>
  );
}

const schema = z.object({ email: emailSchema });

interface DeclarationProps extends Props {
  onLeave: () => void;
  onReceived: (receipt: Receipt) => void;
}

function Declaration({ request, personId, onLeave, onReceived }: DeclarationProps) {
  const words = useWords(afterWords);
  const locale = useLocale();
  const { id, contractReference, mine, title } = request;
  const queries = useQueryClient();
  const readAgain = useReadAgain(id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm(
    {
      draftKey: `${personId}:signature:${id}:withdrawal`,
      // Where letters go now; nothing where the page does not know.
      start: { email: queries.getQueryData<MyInformation>(wholeKeyOf(getMyInformation))?.email ?? "" },
      schema,
      send: async ({ email }) => {
        const { receivedAt } = await call(withdraw, { id, name: mine.fullName, email });
        onReceived({ at: receivedAt, email });
        await readAgain();
        return "sent";
      },
      onFailed: (failed) => void readAgain(failed),
    },
    useKeptDraft,
  );
  const { attributes, failure, noticeRef, busy, field, cancel } = form;
  return (
    <SectionCard id="retractation" title={words.declaration} headingRef={heading}>
      <form {...attributes} className={classes.after}>
        <RestoredDraft {...form.restored} />
        {failure && (
          <Callout kind="error" ref={noticeRef}>
            {failure.text[locale]}
          </Callout>
        )}
        <p className={classes.declares}>{words.declares(contractReference)}</p>
        <Facts
          facts={[
            [words.name, mine.fullName],
            [words.contract, title],
          ]}
        />
        <TextField
          {...field("email")}
          label={words.receipt}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <div className={classes.acts}>
          <Button main type="submit" busy={busy}>
            {words.confirm}
          </Button>
          <Button
            onClick={() => {
              cancel();
              onLeave();
            }}
          >
            {words.leave}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}

/** What was declared, when, and where its receipt goes (SIGN-57). */
function Received({
  at,
  email,
  request: { title, mine, contractReference },
}: Receipt & Pick<Props, "request">) {
  const words = useWords(afterWords);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SectionCard id="retractation" title={words.received} headingRef={heading}>
      <div className={classes.after}>
        <p className={classes.declares}>{words.declares(contractReference)}</p>
        <Facts
          facts={[
            [words.name, mine.fullName],
            [words.contract, title],
            [words.receivedOn, words.moment(...dayAndTime(at, locale))],
          ]}
        />
        <p>{words.receiptSent(email)}</p>
      </div>
    </SectionCard>
  );
}
