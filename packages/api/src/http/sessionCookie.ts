import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookie that carries a session's token: `__Host-` and Secure wherever the portal is served over TLS. */
export interface SessionCookie {
  readonly name: string;
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** Gives the cookie of a portal at this address; `maxAge` in seconds. */
export function sessionCookie(publicUrl: string, maxAge: number): SessionCookie {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-session" : "session";
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    name,
    read: (request) => request.cookies[name] || null,
    set: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
