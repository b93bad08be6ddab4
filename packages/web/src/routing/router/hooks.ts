import type { Address } from "./address.ts";
import { useReached, useRouter, useShown } from "./RouterView.tsx";
import type { Given } from "./route.ts";
import type { Router } from "./router.ts";
import type { Path, SearchOf } from "./target.ts";

/** Gives the address of the page that is shown. */
export const useLocation = (): Address => useShown().address;

/** Gives what leads to another page; it resolves once that is shown. */
export const useNavigate = (): Router["navigate"] => useRouter().navigate;

/** Gives what stands in the query, as this page understands it. */
export const useSearch = <At extends Path>(_page: At) => useShown().search as SearchOf<At>;

/** Gives what of the page’s path differs, by its names. */
export const useParams = (): Readonly<Record<string, string>> => useReached().params;

/** Gives what those who let people in have given. */
export const useGiven = (): Given => useReached().given;
