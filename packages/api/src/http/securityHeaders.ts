// Prerendered pages carry style attributes.
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(";");

const always = {
  "content-security-policy": contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // no-referrer would make the sign-in form send `Origin: null`.
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
  // Nothing is kept by a browser or a proxy unless its own route says otherwise.
  "cache-control": "no-store",
};

/** Gives the headers of every answer, the same for all: they are written out here because computing them again for each request took a twentieth of its time. */
export function securityHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const secure = publicUrl?.startsWith("https:") ?? false;
  return secure
    ? { ...always, "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : { ...always };
}
