import type { ToDo } from "@ribambelle/domain/toDos/toDo";
import { deadlineText } from "@ribambelle/domain/toDos/toDo.deadline";
import { useId } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { inPlace } from "../../routing/inPlace.ts";
import { useRouter } from "../../routing/router/RouterView.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { Unbroken } from "../../ui/cards/Unbroken.tsx";
import { NewTabIcon } from "../../ui/pictures/linkIcons.tsx";
import { PutOff } from "./PutOff.tsx";
import classes from "./ToDos.module.css";
import { toDosWords } from "./toDos.texts.ts";

interface Props {
  toDo: ToDo;
  isFirst: boolean;
  /** It has left the list, put off. */
  onGone: () => void;
}

/** One thing to do: the act, the facts, until when, and the button that leads there (TODO-02). */
export function ToDoEntry({ toDo, isFirst, onGone }: Props) {
  const titleId = useId();
  const { title, text } = toDo;
  return (
    <li className={classes.entry}>
      <div className={classes.facts}>
        <h3 id={titleId} className={classes.title}>
          {title}
        </h3>
        <p className={classes.text}>
          <Unbroken text={text} />
        </p>
      </div>
      <Deadline toDo={toDo} />
      <div className={classes.act}>
        <Act toDo={toDo} isFirst={isFirst} titleId={titleId} />
        {toDo.canWait && <PutOff toDoKey={toDo.key} titleId={titleId} onGone={onGone} />}
      </div>
    </li>
  );
}

function Deadline({ toDo: { deadline, daysLeft, isLate } }: { toDo: ToDo }) {
  const locale = useLocale();
  if (deadline === null || daysLeft === null) return null;
  return (
    <p className={classes.deadline}>
      <Chip colour={isLate ? "red" : daysLeft <= 3 ? "primary" : "default"}>
        {deadlineText(deadline, daysLeft, locale)}
      </Chip>
    </p>
  );
}

function Act({ toDo, isFirst, titleId }: { toDo: ToDo; isFirst: boolean; titleId: string }) {
  const words = useWords(toDosWords);
  const { history } = useRouter();
  const { action, link, isOutside } = toDo;
  // Another site opens beside the portal (CONTRACT-OP8).
  const leads = isOutside
    ? { target: "_blank", rel: "noopener noreferrer" }
    : { onClick: inPlace(() => history.push(link)) };
  return (
    <LinkButton main={isFirst} href={link} aria-describedby={titleId} {...leads}>
      {action}
      {isOutside && (
        <>
          <span className="visually-hidden"> {words.newTab}</span>
          <NewTabIcon />
        </>
      )}
    </LinkButton>
  );
}
