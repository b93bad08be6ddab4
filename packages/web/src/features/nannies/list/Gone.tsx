import { inBoth } from "@ribambelle/domain/kernel/texts";
import { unkeepGone } from "@ribambelle/domain/nannies/nannies.api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useAct } from "../../../ui/editing/useAct.ts";
import { say } from "../../../ui/messages/say.ts";
import { nannyWords } from "../nannies.texts.ts";
import classes from "./Gone.module.css";

/** Says how many kept profiles are no longer published, and lets go of them (NANNY-13). */
export function Gone({ count }: { count: number }) {
  const words = useWords(nannyWords);
  const queries = useQueryClient();
  const { busy, act } = useAct();
  const letGo = () =>
    act(async () => {
      await call(unkeepGone);
      say({ kind: "success", text: inBoth((each) => nannyWords(each).letGoDone(count)) });
      await queries.invalidateQueries({ queryKey: ["Nanny"] });
    });
  return (
    <div className={classes.gone}>
      <p>{words.gone(count)}</p>
      <div className={classes.needsScript}>
        <Button busy={busy} onClick={() => void letGo()}>
          {words.letGo(count)}
        </Button>
      </div>
    </div>
  );
}
