import { hash } from "node:crypto";
import { mailboxOf } from "@ribambelle/domain/sponsorship/sponsorship";

/**
 * Gives the hash of its mailbox, by which a refused address is known for ever. Without a key: one that is lost or changed, as LINK_SECRET may be,
 * would forget every refusal, and whoever reads the database reads the addresses of others as well
 * (docs/decisions/0043-sponsored-strangers.md).
 */
export const addressHash = (email: string) => hashOf(mailboxOf(email));

/** Gives the hashes by which an address may have been refused: that of its mailbox, and, as it was once, that of its spelling. */
export const refusedHashes = (email: string) => [addressHash(email), hashOf(email)];

const hashOf = (text: string) => hash("sha256", `sponsorship-refusal ${text}`, "buffer");
