/** The kinds of letters that carry a link by which a password is chosen. */
export const resetKind = "identity.reset";
export const invitationKind = "identity.invitation";
export const linkKinds = [resetKind, invitationKind] as const;
