import type { HttpSettings } from "../http.settings.ts";

/** The agency's own notifications widget, whose script pages load. */
export interface Widget {
  readonly notificationsWidgetUrl: string | null;
}

// No text becomes a script, or HTML, but by the policies of packages/web/src/client/trustedTypes.ts. Not beside a widget of the
// agency's own, whose script may write HTML as it likes.
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types default legal-text"];

// What pages never ask a browser for; a passkey and the clipboard are theirs alone. Names that Chromium knows: it warns of others.
const permissions = [
  ...["accelerometer", "browsing-topics", "camera", "clipboard-read", "display-capture"],
  ...["encrypted-media", "geolocation", "gyroscope", "hid", "idle-detection", "local-fonts", "magnetometer"],
  ...["microphone", "midi", "payment", "picture-in-picture", "screen-wake-lock", "serial", "usb"],
  ...["window-management", "xr-spatial-tracking"],
].map((feature) => `${feature}=()`);
const ownPermissions = ["clipboard-write", "publickey-credentials-create", "publickey-credentials-get"];

// `unsafe-inline` styles: prerendered pages have style attributes. The agency's own notifications widget is
// allowed (SHELL-OP1): its script by its exact address, its calls and images by its origin.
function contentSecurityPolicy(widgetUrl: string | null): string {
  const widget = widgetUrl === null ? null : new URL(widgetUrl);
  const script = widget ? ` ${widget.origin}${widget.pathname}` : "";
  const server = widget ? ` ${widget.origin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self'${script}`,
    `style-src 'self' 'unsafe-inline'${server}`,
    `img-src 'self' data:${server}`,
    ...(widget ? [`connect-src 'self'${server}`, `font-src 'self'${server}`, `frame-src${server}`] : []),
    // The reader of documents works in a worker of our own (SPACE-24).
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(widget ? [] : trustedTypes),
  ].join(";");
}

// Browsers obey them in what they open as a page.
const ofPages = {
  "cross-origin-opener-policy": "same-origin",
  // no-referrer would make the sign-in form send `Origin: null`.
  "referrer-policy": "same-origin",
  "permissions-policy": [...permissions, ...ownPermissions.map((name) => `${name}=(self)`)].join(", "),
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** What the files that pages are made of go without. */
export const pageHeaders: readonly string[] = Object.keys(ofPages);

const always = {
  ...ofPages,
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  // No browser or proxy caches an answer unless its route says otherwise.
  "cache-control": "no-store",
};

/**
 * Gives the headers of every answer, computed once: computing them for each request took a twentieth of its
 * time.
 */
export function securityHeaders({
  publicUrl,
  notificationsWidgetUrl,
}: Pick<HttpSettings, "publicUrl"> & Widget): Readonly<Record<string, string>> {
  const secure = publicUrl?.startsWith("https:") ?? false;
  return {
    "content-security-policy": contentSecurityPolicy(notificationsWidgetUrl),
    ...always,
    ...(secure && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
