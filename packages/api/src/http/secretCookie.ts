import type { FastifyReply, FastifyRequest } from "fastify";

/** A cookie that carries a secret, out of the reach of scripts: `__Host-` and Secure wherever the portal is served over TLS. */
export interface SecretCookie {
  readonly name: string;
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, secret: string): void;
  clear(reply: FastifyReply): void;
}

/** Gives the cookie of this name of a portal at this address; `maxAge` in seconds. */
export function secretCookie(bareName: string, publicUrl: string, maxAge: number): SecretCookie {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? `__Host-${bareName}` : bareName;
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    name,
    read: (request) => request.cookies[name] || null,
    set: (reply, secret) => void reply.setCookie(name, secret, { ...options, maxAge }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
