/** What names an import: 128 random bits. */
export const runIdPattern = /^[\w-]{22}$/;
