import { rmSync } from "node:fs";

/** Removes the data of the run once the portal has stopped. */
export default function removeFolder(): void {
  const folder = process.env.E2E_FOLDER;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
