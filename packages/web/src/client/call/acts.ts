import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";

/** A call that has changed something. */
export type Act = Pick<Endpoint, "path" | "access">;
type Hear = (act: Act) => void;

const listeners = new Set<Hear>();

/** Tells who listens that the person has changed something. */
export function noteAct(act: Act): void {
  for (const hear of listeners) hear(act);
}

/** Calls back after each call that has changed something; gives a function that stops listening. */
export function onAct(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
