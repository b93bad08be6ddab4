import type { KeyboardEvent, MouseEvent } from "react";
import { useWords } from "../../../client/locale.tsx";
import { useHydrated } from "../../../ui/useHydrated.ts";
import classes from "../signIn/LoginPage.module.css";
import { loginWords } from "../signIn/LoginPage.texts.ts";
import { loadForgottenPasswordDialog } from "./useForgottenPasswordDialog.tsx";

/** Opens the reset dialog. Without script it is a link to the page that says how to get a new password. */
export function ForgottenPasswordLink({ onOpen }: { onOpen: () => void }) {
  const words = useWords(loginWords);
  // The element stays an `<a>` with the role of a button: replacing it at hydration would lose the focus.
  const asButton = useHydrated() ? ({ role: "button", "aria-haspopup": "dialog" } as const) : {};
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href="/reinitialisation-mot-de-passe"
      className={classes.forgotten}
      {...asButton}
      onPointerEnter={() => void loadForgottenPasswordDialog().catch(() => {})}
      onClick={open}
      onKeyDown={(event) => event.key === " " && open(event)}
    >
      {words.forgotten}
    </a>
  );
}
