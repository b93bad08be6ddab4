/** The four roles of the agency's team, in the order of the file's columns. */
export const memberRoles = ["salesRepresentative", "accountManager", "hrContact", "referent"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The roles of members of the team, by their reference. */
export type KnownMembers = ReadonlyMap<string, ReadonlySet<MemberRole>>;
