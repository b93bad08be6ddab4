import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Feed } from "@ribambelle/domain/notifications/notification";
import { getMyNotifications } from "@ribambelle/domain/notifications/notification.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { currentLocale } from "../../client/locale.tsx";
import { wholeKeyOf } from "../../client/queryOf.ts";

/** A feed and the language of its texts. */
export interface SaidFeed extends Feed {
  readonly locale: Locale;
}

/**
 * The newest page of the person's notifications; after a change of language it is read again only when it is
 * shown.
 */
export const feedQuery = queryOptions({
  queryKey: wholeKeyOf(getMyNotifications),
  queryFn: async (): Promise<SaidFeed> => {
    const locale = currentLocale();
    return { ...(await call(getMyNotifications)), locale };
  },
});
