import type { MyInformation } from "@ribambelle/domain/me/me";
import type { ComponentType } from "react";
import { currentLocale } from "../../client/locale.tsx";
import { page } from "../../routing/page.ts";
import { signatureTitles } from "./titles.texts.ts";

/** Gives a page of this feature who looks at it. */
type LoadTold = () => Promise<(Page: ComponentType<{ readonly me: MyInformation }>) => ComponentType>;

const loadDoors = () => import("./doors.ts");

/** The requests of a person, at the address of their role (SIGN-36). */
export const requestsPageAt = <const Path extends string>(path: Path) =>
  page(path, {
    title: signatureTitles.all,
    load: async (queries) => {
      const { myRequestsQuery } = await (await loadDoors()).loadRequests();
      void queries.prefetchQuery(myRequestsQuery(currentLocale()));
    },
    component: async () => (await (await loadDoors()).loadRequests()).RequestsPage,
  });

/** Where one document is signed, at the address of a role, once `loadTold` has said who is there; `list` leads back (SIGN-03). */
export const signingRoomAt = <const Path extends string>(path: Path, list: string, loadTold: LoadTold) =>
  page(path, {
    title: signatureTitles.one,
    isNoted: true,
    exists: ({ id = "" }) => /^[\w-]{22}$/.test(id),
    load: async (queries, _, { id = "" }) => {
      const { requestQuery } = await (await loadDoors()).loadRoom();
      void queries.prefetchQuery(requestQuery(id, currentLocale()));
    },
    component: async () => {
      const [{ loadRoom }, told] = await Promise.all([loadDoors(), loadTold()]);
      return told((await loadRoom()).signingRoomOf(list));
    },
  });

/** Fetches the agency’s list of requests, and what opens one on the page of a contract. */
export const loadFollowed = async () => (await loadDoors()).loadFollowed();
