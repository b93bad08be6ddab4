import { beginAction } from "../../client/call/actions.ts";
import { hasDrafts } from "../../client/kept/drafts.ts";
import { whyMissing } from "../../client/loading/missing.texts.ts";
import { isGone, isMissingFile, reloadOnceFor } from "../../client/loading/missingFile.ts";
import type { PartAtRest } from "../../client/loading/partAtRest.tsx";
import { say } from "../messages/say.ts";

/**
 * Opens what is edited; where its script has not come yet, says that it is waited for, or that it did not come (ERR-OP4). After an
 * upgrade, which took it away, the page is loaded anew, where nothing is unsaved.
 */
export async function whenFetched(part: Omit<PartAtRest<never>, "Part">, open: () => void): Promise<void> {
  if (part.isFetched()) return open();
  const end = beginAction();
  try {
    await part.fetch();
    open();
  } catch (error) {
    if (isMissingFile(error) && isGone(error) && !hasDrafts() && reloadOnceFor(error)) return;
    say({ kind: "error", text: whyMissing(error) });
  } finally {
    end();
  }
}
