/** True, by SQL, when the address that the person `p` has now takes no letters. */
export const isAddressBlocked =
  "EXISTS (SELECT FROM blocked_address r WHERE r.person_id = p.id AND r.email = p.email)";
