const french = /^\+33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** Writes a phone number as people read it: +33639981234 is 06 39 98 12 34, held together; any other is left as it is. */
export function phoneText(number: string): string {
  return number.trim().replace(french, "0$1 $2 $3 $4 $5").replaceAll(" ", "\u00a0");
}
