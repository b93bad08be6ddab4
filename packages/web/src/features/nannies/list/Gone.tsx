import { inBoth } from "@ribambelle/domain/kernel/texts";
import { unkeepGone } from "@ribambelle/domain/nannies/nannies.api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";
import { callErrorOf } from "../../../client/call/callError.ts";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { say } from "../../../ui/messages/say.ts";
import { nannyWords } from "../nannies.texts.ts";
import classes from "./Gone.module.css";

/** Says how many kept profiles are no longer published, and lets go of them (NANNY-13). */
export function Gone({ count }: { count: number }) {
  const words = useWords(nannyWords);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(unkeepGone),
    onSuccess: async () => {
      say({ kind: "success", text: inBoth((each) => nannyWords(each).letGoDone(count)) });
      await queries.invalidateQueries({ queryKey: ["Nanny"] });
    },
    onError: (error) => say({ kind: "error", text: callErrorOf(error).text }),
  });
  return (
    <div className={classes.gone}>
      <p>{words.gone(count)}</p>
      <div className={classes.needsScript}>
        <Button busy={isPending} onClick={() => mutate()}>
          {words.letGo(count)}
        </Button>
      </div>
    </div>
  );
}
