import type { MyInformation } from "@ribambelle/domain/me/me";
import { useEffect, useState } from "react";
import { useWords } from "../../../../client/locale.tsx";
import { strengthWords } from "../account.texts.ts";
import classes from "./PasswordStrength.module.css";

type Score = keyof ReturnType<typeof strengthWords>["scores"];

// Milliseconds without typing: the estimate takes a phone some tens of them.
const pauseMs = 250;

interface Props {
  password: string;
  user: Pick<MyInformation, "displayName" | "email" | "userName">;
}

/** Says how strong the password is while it is typed: a hint, the rules decide. Nothing is said where the estimator does not come. */
export function PasswordStrength({ password, user }: Props) {
  const words = useWords(strengthWords);
  const { displayName, email, userName } = user;
  const [score, setScore] = useState<Score | null>(null);
  useEffect(() => {
    if (password === "") return setScore(null);
    let isOver = false;
    const estimate = async () => {
      const { strengthOf } = await import("./strength.ts");
      const own = [displayName, email ?? "", userName].flatMap((text) => [
        text,
        ...text.split(/[^\p{L}\p{N}]+/u),
      ]);
      if (!isOver)
        setScore(
          strengthOf(
            password,
            own.filter((word) => word.length > 2),
          ),
        );
    };
    const timer = setTimeout(() => void estimate().catch(() => {}), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [password, displayName, email, userName]);
  return (
    <div className={classes.strength} data-asked={password !== "" || undefined} aria-live="polite">
      {score !== null && (
        <>
          <p>
            {words.label}&nbsp;: <strong>{words.scores[score]}</strong>
          </p>
          <div className={classes.bar} data-score={score} aria-hidden="true" />
        </>
      )}
      {/* Once something is typed it keeps its place while it is not said: what comes late would move the button under a finger. */}
      <p className={classes.advice} data-unsaid={score === null || score >= 3 || undefined}>
        {words.advice}
      </p>
    </div>
  );
}
