import { logout } from "@ribambelle/domain/identity/identity.api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../client/call/call.ts";
import { forgetDrafts } from "../../client/kept/drafts.ts";
import { leaveTo, loginAddress } from "../../client/leaveTo.ts";
import { beginSignOut, forgetAuthenticated } from "../../client/session.ts";

/**
 * Gives the sign-out function: it goes to the sign-in page even when the call fails (AUTH-28 to -30,
 * SHELL-OP10).
 */
export function useSignOut() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    if (busy) return;
    setBusy(true);
    beginSignOut();
    await call(logout).catch(() => {});
    queries.clear();
    forgetDrafts();
    forgetAuthenticated();
    leaveTo(loginAddress());
  }

  return { busy, signOut: () => void signOut() };
}
