import { useEffect, useId, useRef, useState } from "react";
import { useAgency } from "../../../client/agency.tsx";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { QuietButton } from "../../../ui/buttons/QuietButton.tsx";
import { Check } from "../../../ui/fields/Choices.tsx";
import classes from "./Enrolment.module.css";
import { enrolmentWords } from "./Enrolment.texts.ts";

interface Props {
  codes: readonly string[];
  onDone: () => void;
  /** The heading's level in the page. */
  heading: "h2" | "h3";
}

/** Ten recovery codes, shown once, until the person says that they are put away (FACTOR-15). */
export function RecoveryCodes({ codes, onDone, heading: Heading }: Props) {
  const words = useWords(enrolmentWords);
  const { name } = useAgency();
  const [isStored, setStored] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const text = [words.fileTitle(name), location.origin, "", ...codes, ""].join("\n");
  return (
    <div className={classes.codes}>
      <Heading ref={heading} className={classes.heading} tabIndex={-1}>
        {words.codesHeading}
      </Heading>
      <p className={classes.lead}>{words.codesLead}</p>
      <ul className={classes.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.acts}>
        <CopyButton text={codes.join("\n")} label={words.copyCodes} copied={words.copied} />
        <a
          className={classes.link}
          download={words.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {words.download}
        </a>
        <QuietButton className={classes.quiet} onClick={() => window.print()}>
          {words.print}
        </QuietButton>
      </div>
      <Check label={words.stored} checked={isStored} onChange={setStored} />
      <div className={classes.send}>
        <Button main blocked={!isStored} aria-describedby={`${id}-first`} onClick={onDone}>
          {words.goOn}
        </Button>
        <p id={`${id}-first`} className={classes.reason}>
          {isStored ? "" : words.storeFirst}
        </p>
      </div>
    </div>
  );
}
