import type { ComponentType } from "react";
import { lazyPart } from "../../client/loading/lazyPart.tsx";
import { whyMissing } from "../../client/loading/missing.texts.ts";
import { say } from "../messages/say.ts";

/**
 * Makes a dialog whose script is fetched when it is opened; where it does not come, whoever pressed the button reads why, and the
 * dialog opens once it is there (ERR-OP4).
 */
export const lazyDialog = <Props extends object>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart(fetchDialog, (error) => say({ kind: "error", text: whyMissing(error) }));
