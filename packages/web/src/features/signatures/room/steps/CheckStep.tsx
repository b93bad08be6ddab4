import { fieldProblems } from "@ribambelle/domain/kernel/refusal";
import { placeLength } from "@ribambelle/domain/signatures/signature";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Facts } from "../../../../ui/cards/Facts.tsx";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { roomWords } from "../room.texts.ts";
import { Mistake } from "./Mistake.tsx";
import { StepBar } from "./StepBar.tsx";
import classes from "./Steps.module.css";
import type { StepProps } from "./stepProps.ts";
import { hasPlace } from "./useSigning.ts";

/** Step 2: what will be written on the signature sheet (SIGN-09). */
export function CheckStep({ request, personId, signing: { draft, change }, goTo }: StepProps) {
  const words = useWords(roomWords);
  const locale = useLocale();
  const { fullName, address } = request.mine;
  const [isMissing, setMissing] = useState(false);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const goOn = () => {
    const lacks = !hasPlace(draft);
    flushSync(() => setMissing(lacks));
    if (lacks) return field.current?.focus();
    return goTo("accept", { isChecked: true });
  };
  return (
    <>
      <p>{words.asWritten}</p>
      <Facts
        facts={[
          [words.fullName, fullName],
          [words.address, address || words.noAddress],
        ]}
      />
      <form
        id={formId}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <TextField
          ref={field}
          label={words.place}
          name="place"
          maxLength={placeLength}
          autoComplete="address-level2"
          required
          value={draft.place}
          error={isMissing ? fieldProblems.required?.[locale] : undefined}
          onChange={({ currentTarget }) => {
            setMissing(false);
            change({ place: currentTarget.value });
          }}
        />
      </form>
      <Mistake id={request.id} personId={personId} />
      <StepBar>
        <Button main type="submit" form={formId}>
          {words.goOn}
        </Button>
      </StepBar>
    </>
  );
}
