import { opaqueIdPattern } from "@ribambelle/domain/kernel/ids/opaqueId";
import { page } from "../../routing/page.ts";
import type { LoadTold } from "./loadTold.ts";
import { signatureTitle as title } from "./title.texts.ts";

/** Fetches what fetches the rest. */
export const loadSigning = () => import("./doors.ts");

/** The requests of a person, at the address of their role (SIGN-36). */
export const requestsPageAt = <const Path extends string>(path: Path) =>
  page(path, {
    title,
    load: async (queries) => (await loadSigning()).prefetchRequests(queries),
    component: async () => (await loadSigning()).loadRequestsPage(),
  });

/** Where one document is signed, at the address of a role, once `loadTold` has said who is there; `list` leads back (SIGN-03). */
export const signingRoomAt = <const Path extends string>(path: Path, list: string, loadTold: LoadTold) =>
  page(path, {
    title,
    isNoted: true,
    exists: ({ id = "" }) => opaqueIdPattern.test(id),
    load: async (queries, _, { id }) => (await loadSigning()).prefetchRoom(queries, id),
    component: async () => (await loadSigning()).loadRoom(list, loadTold),
  });
