import { hash } from "node:crypto";

/**
 * Gives the hash by which a refused address is known for ever. Without a key: one that is lost or changed, as LINK_SECRET may be,
 * would forget every refusal, and whoever reads the database reads the addresses of others as well
 * (docs/decisions/0043-sponsored-strangers.md).
 */
export const addressHash = (email: string) => hash("sha256", `sponsorship-refusal ${email}`, "buffer");
