import * as z from "zod/mini";
import { type SettingsOf, settings, url, yesOrNo } from "../settings.ts";

/** The settings of pages: whether the server draws them, whether browsers get the offline page, and the script of the notifications widget. */
export const pagesSettings = settings(
  {
    DRAWN_PAGES: z._default(z.enum(["yes", "no", "always"]), "yes"),
    OFFLINE_PAGE: z._default(yesOrNo, "yes"),
    NOTIFICATIONS_WIDGET_URL: z.optional(
      url("https:").check(
        z.refine(
          (value) => !/[\s;,'"]/.test(value),
          "must be an address without quotes, commas or semicolons",
        ),
      ),
    ),
  },
  (e) => ({
    drawnPages: e.DRAWN_PAGES,
    offlinePage: e.OFFLINE_PAGE === "yes",
    notificationsWidgetUrl: e.NOTIFICATIONS_WIDGET_URL ?? null,
  }),
);

export type PagesSettings = SettingsOf<typeof pagesSettings>;
