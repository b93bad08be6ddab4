import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import type { requestsList } from "@ribambelle/domain/requests/requests.filters";
import type { ListState } from "../../ui/lists/useListState.ts";

/** Where the list of requests stands. */
export type RequestsState = ListState<StateOf<typeof requestsList>>;

/** The change that opens a request beside the list, or closes it: the list stays on its page. */
export const besides = ({ apres, avant }: RequestsState["state"], ouverte: string | undefined) => ({
  ouverte,
  apres,
  avant,
});
