import type { HttpSettings } from "../http.settings.ts";

/** The agency's own notifications widget, whose script pages load. */
export interface Widget {
  readonly notificationsWidgetUrl: string | null;
}

// Prerendered pages carry style attributes. The agency's own notifications widget is allowed by its name (SHELL-OP1): its
// script by its whole address, what it asks and shows by its server's.
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
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(";");
}

const always = {
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
