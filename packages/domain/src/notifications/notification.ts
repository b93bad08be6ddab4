import * as z from "zod/mini";

/** How many notifications one page of the feed holds. */
export const feedPageSize = 20;

/** One notification, in the language of who reads it. */
const notificationSchema = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** A person's notifications, the newest first: one page of them, and how many are unread in all. */
export const feedSchema = z.object({
  notifications: z.array(notificationSchema),
  unreadCount: z.int(),
  hasOlder: z.boolean(),
});
export type Feed = z.infer<typeof feedSchema>;

/** An event of the stream: the unread count only, never what the notifications say. */
export const streamEventSchema = z.object({ unreadCount: z.int() });

/**
 * The events of the stream: it was opened, the feed changed, or it closes because the person has too many
 * open.
 */
export type StreamEvent = "opened" | "changed" | "crowded";
