/** What of an import is looked at apart: addresses, roles, names, states that go back, contracts that change hands (IMPORTS-06). */
export const weightyKinds = ["email", "role", "name", "state", "owner"] as const;
export type WeightyKind = (typeof weightyKinds)[number];

/** By the header of the column that changes; any other that weighs names whose contract it is. */
export const weightyHeaders: Readonly<Record<string, WeightyKind>> = {
  email: "email",
  rôle: "role",
  nom: "name",
  prénom: "name",
  état: "state",
};
