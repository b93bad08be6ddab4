import type { QueryClient } from "@tanstack/react-query";
import { currentLocale } from "../../client/locale.tsx";
import type { LoadTold } from "./loadTold.ts";

// The index of the feature is in the first script of every page, with the name of each file that it fetches: it fetches this alone,
// and this the rest.

const requests = () => import("./list/pages.ts");
const room = () => import("./room/pages.ts");

export async function prefetchRequests(queries: QueryClient): Promise<void> {
  void queries.prefetchQuery((await requests()).myRequestsQuery(currentLocale()));
}

export const loadRequestsPage = async () => (await requests()).RequestsPage;

export async function prefetchRoom(queries: QueryClient, id = ""): Promise<void> {
  void queries.prefetchQuery((await room()).requestQuery(id, currentLocale()));
}

export async function loadRoom(list: string, loadTold: LoadTold) {
  const [{ signingRoomOf }, told] = await Promise.all([room(), loadTold()]);
  return told(signingRoomOf(list));
}

/** Fetches the agency’s list of requests. */
export const loadFollowed = () => import("./agency/pages.ts");

/** Fetches the part of a contract’s page that has it signed. */
export const loadContractSigning = async () => (await import("./agency/ContractSigning.tsx")).ContractSigning;
