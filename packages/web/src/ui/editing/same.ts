/** True when two values of plain data are equal. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
