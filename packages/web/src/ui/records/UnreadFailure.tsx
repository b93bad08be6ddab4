import type { ComponentProps } from "react";
import { callErrorOf } from "../../client/call/callError.ts";
import { Failure } from "../messages/Failure.tsx";

type Props = ComponentProps<typeof Failure> & { sentence: string };

/** Something of the agency’s that could not be read, in its own words; what was asked wrongly, or may not be asked, says what is wrong (AGUI-14). */
export function UnreadFailure({ sentence, ...failure }: Props) {
  const { status } = callErrorOf(failure.error);
  const isAskedWrong = status >= 400 && status < 500;
  return <Failure {...failure} {...(!isAskedWrong && { sentence })} />;
}
