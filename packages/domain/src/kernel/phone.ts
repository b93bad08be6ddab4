const french = /^\+33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/;

/**
 * Writes a French phone number with no-break spaces (+33639981234 is 06 39 98 12 34); others stay as they
 * are.
 */
export function phoneText(number: string): string {
  return number.trim().replace(french, "0$1 $2 $3 $4 $5").replaceAll(" ", "\u00a0");
}

/** Gives the `tel:` address of a number, a French one in its international form (RFC 3966). */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return `tel:${/^0\d{9}$/.test(digits) ? `+33${digits.slice(1)}` : digits}`;
}
