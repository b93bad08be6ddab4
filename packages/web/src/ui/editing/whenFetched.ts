import { beginAction } from "../../client/call/actions.ts";
import { nothingCame } from "../../client/call/client.texts.ts";
import type { PartAtRest } from "../../client/loading/partAtRest.tsx";
import { say } from "../messages/say.ts";

/** Opens what is edited; where its script has not come yet, says that it is waited for, or that it did not come (ERR-OP4). */
export async function whenFetched(part: Omit<PartAtRest<never>, "Part">, open: () => void): Promise<void> {
  if (part.isFetched()) return open();
  const end = beginAction();
  try {
    await part.fetch();
    open();
  } catch {
    say({ kind: "error", text: nothingCame() });
  } finally {
    end();
  }
}
