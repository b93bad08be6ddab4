import { type ReactNode, useId, useState } from "react";
import { useWords } from "../../../client/locale.tsx";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import { PasswordRules } from "./PasswordRules.tsx";
import { resetPasswordWords } from "./ResetPasswordPage.texts.ts";

interface Props {
  /** The names of the two fields in their form, which reads them. */
  names: { readonly password: string; readonly confirmation: string };
  password: string;
  confirmation: string;
  /** True for somebody of the agency, whose password is longer (STAFF-20). */
  isOfStaff: boolean;
  /** What is wrong with the password beside its rules. */
  error: string | null | undefined;
  /** Stands under the rules. */
  more?: ReactNode;
}

/** A new password, asked for twice, with the live list of its rules (AUTH-17, AUTH-23). */
export function NewPasswordFields({ names, password, confirmation, isOfStaff, error, more }: Props) {
  const words = useWords(resetPasswordWords);
  const rules = useId();
  const [left, setLeft] = useState(false);
  // No message while the confirmation is still a correct beginning of the password.
  const differs =
    confirmation !== "" && confirmation !== password && (left || !password.startsWith(confirmation));
  return (
    <>
      <PasswordField
        name={names.password}
        label={words.password}
        autoComplete="new-password"
        required
        aria-describedby={rules}
        error={error}
      />
      <PasswordRules id={rules} password={password} isOfStaff={isOfStaff} />
      {more}
      <PasswordField
        name={names.confirmation}
        label={words.confirmation}
        autoComplete="new-password"
        required
        onBlur={() => setLeft(true)}
        error={differs ? words.mismatch : null}
      />
    </>
  );
}
