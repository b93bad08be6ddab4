/** What names a file, a request or an import where nobody may guess it: 128 random bits, as 22 characters of base64url. */
export const opaqueIdPattern = /^[\w-]{22}$/;
