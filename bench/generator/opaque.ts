import { hash } from "node:crypto";

/** Makes the opaque id of something generated: scattered as those of the portal are, and the same for the same name. */
export const opaqueId = (name: string): string => hash("md5", name, "base64url");

/** Makes a hash of a file that does not exist, as COPY reads bytes. */
export const fileHash = (name: string): string => `\\x${hash("sha256", name, "hex")}`;
