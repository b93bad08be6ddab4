export type { OsUser } from "../accounts/osUser.ts";
export { spawnAs } from "../accounts/spawnAs.ts";
export { findLocation, type ServerLocation } from "../location.ts";
export { findPrograms } from "../programs/findPrograms.ts";
export { runnablePrograms } from "../programs/runnablePrograms.ts";
export { runsIn } from "../server/postmasterFile.ts";
export { newInstanceId } from "../sharing/instanceIds.ts";
export { ordinaryAccount } from "./ordinaryAccount.ts";
