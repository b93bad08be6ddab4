// Names that every file system and every bucket accept and give back unchanged. A name that begins with a dot
// is no key: it may be "..", or a file of the store's own.
const part = /^(?!\.)[^\p{Cc}\p{Cs}\\/:*?"<>|]+$/u;
const longestKey = 900;
const longestPart = 255;

/** True when a text can be the key of a file: names separated by slashes. */
export function isFileKey(text: string): boolean {
  const fits = (name: string) => part.test(name) && Buffer.byteLength(name) <= longestPart;
  return Buffer.byteLength(text) <= longestKey && text.split("/").every(fits);
}

/** Gives the key back; throws when it cannot be one. */
export function checkedKey(key: string): string {
  if (isFileKey(key)) return key;
  throw new Error(`not the key of a file: ${JSON.stringify(key)}`);
}
