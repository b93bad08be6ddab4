// What a folder of any system and a bucket both take, and both give back letter for letter. A name that begins with a
// point is no key: "..", and what a store keeps for itself.
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
