import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { forgetDrafts } from "../../client/kept/drafts.ts";
import { leaveTo, loginAddress } from "../../client/leaveTo.ts";
import { forgetAuthenticated } from "../../client/session.ts";
import { signOut } from "../../client/signOut.ts";

/**
 * Gives the sign-out function: it clears the page and goes to the sign-in page whatever the server answers; there the
 * sign-out is tried again (AUTH-28 to -30, SHELL-OP10).
 */
export function useSignOut() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function leave() {
    if (busy) return;
    setBusy(true);
    await signOut();
    queries.clear();
    forgetDrafts();
    forgetAuthenticated();
    leaveTo(loginAddress());
  }

  return { busy, signOut: () => void leave() };
}
