// Nearly every address: nothing of it has to be decoded before its question mark.
const plain = /^\/[^%#]*$/;
const authority = /^https?:\/\/[^/?#]*/i;

/**
 * Gives the address under which a request is routed: without the host of an absolute one (RFC 9112 §3.2.2), and, when
 * its path cannot be decoded, one that nothing lives at: it is then answered like any other unknown address.
 */
export function routable(url: string): string {
  if (plain.test(url)) return url;
  const own = url.replace(authority, "");
  const address = own.startsWith("/") ? own : `/${own}`;
  const path = address.split(/[?#]/, 1)[0] ?? "";
  return isDecodable(path) ? address : path.replaceAll("%", "%25") + address.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    // What it gives is read: a call for what it throws alone is left out of the build.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
