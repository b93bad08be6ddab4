/** True where the browser can use passkeys: over https (or on localhost), and never under an address of digits. */
export function arePasskeysOffered(): boolean {
  const isNumbers = /^[\d.]+$|:/.test(location.hostname);
  return "PublicKeyCredential" in window && !isNumbers;
}
