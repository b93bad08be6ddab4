import ipaddr from "ipaddr.js";

/**
 * Gives the key under which attempts from an address are counted: an IPv6 address by its /64, which is what one line is
 * given and may choose from freely (RFC 6177, RFC 8981); an IPv4-mapped one as the IPv4 address that it is.
 */
export function addressKey(address: string | null): string {
  // A zone (`%eth0`) names an interface of this machine, not of the caller's.
  const bare = (address ?? "").replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return bare;
  const read = ipaddr.process(bare);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  return `${read.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
