import { type ComponentProps, type Ref, useLayoutEffect, useRef, useState } from "react";
import type { CallError } from "../../../client/call/callError.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { QuietButton } from "../../buttons/QuietButton.tsx";
import { RestoredDraft } from "../../editing/RestoredDraft.tsx";
import { wrongFields } from "../../editing/wrongFields.ts";
import { fieldWords } from "../../fields/Field.texts.ts";
import type { Problems } from "../../fields/formProblems.ts";
import { Callout } from "../../messages/Callout.tsx";
import classes from "./FormHead.module.css";
import { formHeadWords } from "./FormHead.texts.ts";

/** What the head of a form needs of it (`useForm`). */
export interface HeadOf {
  readonly restored: ComponentProps<typeof RestoredDraft>;
  readonly failure: CallError | null;
  readonly noticeRef: Ref<HTMLDivElement>;
  readonly problems: Problems;
}

/**
 * What stands above the fields of a form of the office: that what was typed before is back, why it was not sent, and which fields
 * are wrong where several are, which takes the focus then (AGUI-27).
 */
export function FormHead({ form: { restored, failure, noticeRef, problems } }: { form: HeadOf }) {
  const locale = useLocale();
  return (
    <>
      <RestoredDraft {...restored} />
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure.text[locale]}
        </Callout>
      )}
      <WrongFields problems={problems} />
    </>
  );
}

interface Wrong {
  readonly field: HTMLElement;
  readonly name: string;
}

function WrongFields({ problems }: { problems: Problems }) {
  const words = useWords(formHeadWords);
  const { optional } = useWords(fieldWords);
  const ref = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  // How a field is called, and where it stands, the page alone knows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is wrong
  useLayoutEffect(() => {
    const form = ref.current?.closest("form");
    setWrong(form ? namedIn(form, optional) : []);
  }, [problems]);
  return (
    <div ref={ref} data-wrong-fields hidden={wrong.length < 2}>
      {wrong.length > 1 && (
        <Callout kind="error" heading={words.several(wrong.length)}>
          <ul className={classes.wrong}>
            {wrong.map(({ field, name }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the form, and two may be called the same
              <li key={place}>
                <QuietButton className={classes.field} onClick={() => field.focus()}>
                  {name}
                </QuietButton>
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}

/** Gives the wrong fields of a form, each by its label; of several that are called the same, with the group in which it stands. */
function namedIn(form: HTMLFormElement, optional: string): Wrong[] {
  const wrong = wrongFields(form).map((field) => ({
    field,
    name: nameOf(field).replace(optional, "").trim(),
  }));
  const isOnly = (name: string) => wrong.filter((other) => other.name === name).length === 1;
  return wrong.map(({ field, name }) => {
    const group = isOnly(name) ? "" : legendOf(field);
    return { field, name: group ? `${name} (${group})` : name };
  });
}

const legendOf = (field: HTMLElement) =>
  field.closest("fieldset")?.querySelector("legend")?.textContent ?? "";

function nameOf(field: HTMLElement): string {
  if (field.matches("input:is([type=radio], [type=checkbox]), fieldset")) return legendOf(field);
  const [label] = (field as HTMLInputElement).labels ?? [];
  return label?.textContent || (field.getAttribute("aria-label") ?? "");
}
