import { proveMyself } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { useForm } from "../../../ui/editing/useForm.ts";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import classes from "../codes/CodeForm.module.css";
import { CodeForm } from "../codes/CodeForm.tsx";
import { nextCodeMs } from "../codes/nextCodeMs.ts";
import { ShownCode } from "../codes/ShownCode.tsx";
import { secondFactorQuery } from "../section/secondFactor.queries.ts";
import { proofWords } from "./Proof.texts.ts";

interface Props {
  /** True for somebody with a second factor: a code is asked for, not the password. */
  byCode: boolean;
  onProved: () => void;
  onLeave: () => void;
}

const none = { code: null, password: null };

/** Asks in place for the code, or the password, before something that a session left open must not do (FACTOR-13). */
export function ProofDialog({ byCode, onProved, onLeave }: Props) {
  const words = useWords(proofWords);
  const proveBy = async (code: string) => {
    await call(proveMyself, { ...none, code });
    onProved();
  };
  return (
    <Dialog look="window" leaving="asked" onLeave={onLeave} heading={words.heading}>
      <p>{byCode ? words.byCode : words.byPassword}</p>
      {byCode ? (
        <>
          <DemonstrationCode />
          <CodeForm focused submit={words.confirm} onCode={proveBy} />
        </>
      ) : (
        <PasswordForm onProved={onProved} />
      )}
    </Dialog>
  );
}

/** The code of whoever tries the demonstration, whose application nobody has. */
function DemonstrationCode() {
  const { data } = useQuery({
    ...secondFactorQuery,
    refetchInterval: ({ state }) => state.data?.demonstrationCode !== undefined && nextCodeMs,
  });
  const code = data?.demonstrationCode;
  return code === undefined ? null : <ShownCode code={code} />;
}

function PasswordForm({ onProved }: Pick<Props, "onProved">) {
  const words = useWords(proofWords);
  const { attributes, field, busy } = useForm({
    start: { password: "" },
    readFrom: (textOf) => ({ password: textOf("password") }),
    schema: proveMyself.body,
    sentOf: (typed) => ({ ...none, ...typed }),
    send: async (given) => {
      await call(proveMyself, given);
      onProved();
      return "leaving";
    },
    refusedAt: () => "password",
    isTypedAnew: true,
  });

  return (
    <form {...attributes} className={classes.form} noValidate={false}>
      <PasswordField
        {...field("password")}
        label={words.password}
        autoComplete="current-password"
        required
        data-autofocus
      />
      <Button type="submit" main busy={busy}>
        {words.confirm}
      </Button>
    </form>
  );
}
