import { keyParameter } from "@ribambelle/domain/kernel/letters/oneClick";
import { unsubscribePath } from "@ribambelle/domain/optIns/unsubscribing";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { oneClickRoute } from "../../http/requests/oneClick.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { unsubscribe } from "./optIns.actions.ts";

/** Takes the POST that ends the letters of one purpose (SETTINGS-OP10). */
export function unsubscribeRoute(app: FastifyInstance, { connection, now }: Deps): void {
  oneClickRoute(app, connection.pool, unsubscribePath, async ({ key, by, isOfPage, request }) => {
    const locale = isOfPage ? pageLocale(request) : null;
    const { state } = await unsubscribe(connection.db, by, key, { locale, at: now() });
    const page = `${unsubscribePath}?${new URLSearchParams({ [keyParameter]: key })}`;
    return { isKnown: state !== "unknown", page };
  });
}
