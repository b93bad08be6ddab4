import * as z from "zod/mini";
import { forget, keep, kept } from "./storage.ts";

const messageSchema = z.object({
  kind: z.enum(["success", "error"]),
  text: z.object({ fr: z.string(), en: z.string() }),
});
/** A message in both languages. */
export type Message = z.infer<typeof messageSchema>;

/** Leaves a message for the next page: it survives one full navigation of this tab. */
export function leaveFlash(message: Message): void {
  keep("flash", JSON.stringify(message), "session");
}

/** Gives the message that the previous page left, and removes it; null when there is none. */
export function takeFlash(): Message | null {
  const left = kept("flash", "session");
  forget("flash", "session");
  try {
    return messageSchema.parse(JSON.parse(left ?? ""));
  } catch {
    return null;
  }
}
