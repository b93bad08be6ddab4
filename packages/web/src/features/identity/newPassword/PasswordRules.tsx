import { passwordProblemTexts, staffLengthText } from "@ribambelle/domain/identity/identity.texts";
import { type PasswordProblem, passwordRules } from "@ribambelle/domain/identity/password";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { CheckIcon, CircleIcon } from "../../../ui/pictures/icons.tsx";
import classes from "./PasswordRules.module.css";
import { resetPasswordWords } from "./ResetPasswordPage.texts.ts";

interface Props {
  id: string;
  password: string;
  isOfStaff: boolean;
}

/** Lists the rules of a password and ticks those that hold, by a sign and a hidden word as well as by colour. */
export function PasswordRules({ id, password, isOfStaff }: Props) {
  const words = useWords(resetPasswordWords);
  const locale = useLocale();
  const rules = passwordRules(isOfStaff);
  const textOf = (rule: PasswordProblem) =>
    isOfStaff && rule === "password-length" ? staffLengthText : passwordProblemTexts[rule];
  return (
    <div id={id} className={classes.rules}>
      <p>{words.rules}</p>
      <ul>
        {(Object.keys(rules) as PasswordProblem[]).map((rule) => {
          const held = rules[rule](password);
          const Icon = held ? CheckIcon : CircleIcon;
          return (
            <li key={rule} data-held={held || undefined}>
              <Icon width="20" height="20" />
              <span>
                {textOf(rule)[locale]}
                <span className="visually-hidden">{` (${held ? words.held : words.missing})`}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
