import * as z from "zod/mini";
import { type SettingsOf, settings, text, url, whole } from "../settings.ts";

/** Which database, and how long a request waits for it. */
export const databaseSettings = settings(
  {
    DATABASE_URL: z.optional(url("postgres:", "postgresql:")),
    DATABASE_DIRECT_URL: z.optional(url("postgres:", "postgresql:")),
    DATABASE_MIGRATION_URL: z.optional(url("postgres:", "postgresql:")),
    DATABASE_CONNECTIONS: whole(2, 1_000, 10),
    DATABASE_WAIT_SECONDS: whole(1, 60, 3),
    DATABASE_STATEMENT_SECONDS: whole(1, 3_600, 5),
    EMBEDDED_FALLBACK_FOLDER: z.optional(text),
  },
  (e) => ({
    databaseUrl: e.DATABASE_URL,
    /** The same database without the pooler that DATABASE_URL leads to; where there is none, not set. */
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    /** The same database as a role that may take that of the owner of the tables; where there is none, not set. */
    databaseMigrationUrl: e.DATABASE_MIGRATION_URL,
    databaseConnections: e.DATABASE_CONNECTIONS,
    databaseLimits: {
      waitMs: e.DATABASE_WAIT_SECONDS * 1_000,
      statementMs: e.DATABASE_STATEMENT_SECONDS * 1_000,
    },
    embeddedFallbackFolder: e.EMBEDDED_FALLBACK_FOLDER,
  }),
);

export type DatabaseSettings = SettingsOf<typeof databaseSettings>;
