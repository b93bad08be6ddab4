import { passwordProblemTexts } from "@ribambelle/domain/identity/identity.texts";
import { type PasswordProblem, passwordRules } from "@ribambelle/domain/identity/password";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { CheckIcon, CircleIcon } from "../../../ui/pictures/icons.tsx";
import classes from "./PasswordRules.module.css";
import { resetPasswordWords } from "./ResetPasswordPage.texts.ts";

const rules = Object.keys(passwordRules) as PasswordProblem[];

/** Lists the rules of a password and ticks those that hold, by a sign and a hidden word as well as by colour. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const words = useWords(resetPasswordWords);
  const locale = useLocale();
  return (
    <div id={id} className={classes.rules}>
      <p>{words.rules}</p>
      <ul>
        {rules.map((rule) => {
          const held = passwordRules[rule](password);
          const Icon = held ? CheckIcon : CircleIcon;
          return (
            <li key={rule} data-held={held || undefined}>
              <Icon width="20" height="20" />
              <span>
                {passwordProblemTexts[rule][locale]}
                <span className="visually-hidden">{` (${held ? words.held : words.missing})`}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
