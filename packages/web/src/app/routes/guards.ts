import type { Permission } from "@ribambelle/domain/kernel/permissions/permission";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { secondFactorAddress } from "@ribambelle/domain/secondFactor/secondFactor";
import type { QueryClient } from "@tanstack/react-query";
import { ownOrigin } from "../../client/drawnRequest.ts";
import { loginAddress } from "../../client/leaveTo.ts";
import { Redirect } from "../../routing/router/route.ts";
import { myInformationQuery } from "../session/session.ts";
import { homeOf } from "./home.ts";
import { isAppPath } from "./paths.ts";

/** Waits for my information and gives the signed-in person, or leaves for the sign-in page (ROUTE-42, ROUTE-OP7). */
export async function requireUser(queries: QueryClient, wanted: string): Promise<MyInformation> {
  const user = await queries.ensureQueryData(myInformationQuery);
  if (!user) throw passTo(loginAddress(wanted));
  requireSecondFactor(user, wanted);
  return user;
}

/** Leaves for the page where the second factor is given or chosen, while it is still to be (FACTOR-02, FACTOR-05). */
export function requireSecondFactor({ secondFactor }: MyInformation, wanted: string | null): void {
  if (secondFactor) throw passTo(secondFactorAddress(secondFactor, wanted));
}

/** Lets only these roles in; any other leaves for the unauthorised page (ROUTE-43, ROUTE-44). */
export function requireRole(user: MyInformation, allowed: readonly Role[]): void {
  if (!allowed.includes(user.role)) throw passTo("/acces-non-autorise");
}

/**
 * Lets in the people of the agency who may do this; any other leaves for the unauthorised page. Who has no function yet
 * comes in: the page tells them so (STAFF-03).
 */
export function requirePermission(user: MyInformation, needed: Needed): void {
  const isTold = user.staff?.functions.length === 0 || user.staff?.mustChangePassword;
  if (!isTold && !mayDo(user, needed)) throw passTo("/acces-non-autorise");
}

type Needed = Permission | readonly Permission[];

/** True when the server says that the person may do this, or one of these (STAFF-02). */
export function mayDo({ staff }: MyInformation, needed: Needed): boolean {
  return [needed].flat().some((one) => staff?.permissions.includes(one));
}

/** Sends one role home, for pages made for another (ROUTE-29, ROUTE-40, ROUTE-OP3). */
export function sendHome(user: MyInformation, role: Role): void {
  if (user.role === role) throw new Redirect(homeOf(role));
}

/** A redirect to any address: inside the app when the app shows it, else by a full navigation. */
export const passTo = (address: string): Redirect => new Redirect(address, !isInside(address));

/** True for an address that the app itself shows. */
export function isInside(address: string): boolean {
  const url = new URL(address, ownOrigin());
  return url.origin === ownOrigin() && isAppPath(url.pathname);
}
