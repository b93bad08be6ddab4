/** Where the form of each role is: letters lead there. */
export const renewalPages = {
  Parent: "/client/rentree-scolaire",
  BabySitter: "/intervenant/rentree-scolaire",
} as const;

/** True for the address of a form, whatever its query says. */
export const isRenewalPage = (address: string): boolean =>
  Object.values(renewalPages).some((path) => address.split(/[?#]/, 1)[0] === path);
