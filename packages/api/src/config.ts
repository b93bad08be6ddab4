import { isIP } from "node:net";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { isFileKey } from "./files/fileKeys.ts";
import { readSender, senderProblem } from "./mail/sender.ts";

const text = z.string().check(z.trim(), z.minLength(1));
const url = (...protocols: string[]) =>
  text.check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    }),
  );
const origin = url("http:", "https:").check(
  z.refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, {
    error: "must be an address without a path, a query or a user name, such as https://portail.example.fr",
  }),
);
const whole = (min: number, max: number, fallback: number) =>
  z._default(
    z
      .pipe(
        z.pipe(z.string().check(z.regex(/^\s*\d+\s*$/)), z.transform(Number)),
        z.int().check(z.minimum(min), z.maximum(max)),
      )
      .check(),
    fallback,
  );

const secret = text.check(
  z.regex(/^[\x21-\x7e]{24,}$/, "must have at least 24 characters, without spaces or accents"),
);

const proxies = text.check(
  z.refine((value) => /^\d{1,2}$/.test(value) || value.split(",").every((part) => isProxy(part.trim())), {
    error: "must be loopback, addresses or ranges separated by commas, or how many proxies stand in front",
  }),
);

function isProxy(part: string): boolean {
  const [address = "", bits, ...more] = part.split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(part)) return true;
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && most > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
}

const environmentSchema = z.object({
  NODE_ENV: z.optional(text),
  DATABASE_URL: z.optional(url("postgres:", "postgresql:")),
  DATA_FOLDER: z._default(text, "data"),
  EMBEDDED_FALLBACK_FOLDER: z.optional(text),
  FILES_S3_BUCKET: z.optional(
    text.check(z.regex(/^[\w.-]{3,63}$/, "must be the name of a bucket, without address or folder")),
  ),
  FILES_S3_ENDPOINT: z.optional(
    url("http:", "https:").check(
      z.refine((value) => !/[@?#]/.test(value), "must be an address without user, password or question mark"),
    ),
  ),
  FILES_S3_REGION: z.optional(text.check(z.regex(/^[\w-]+$/, "must be the name of a region"))),
  FILES_S3_ACCESS_KEY_ID: z.optional(text),
  FILES_S3_SECRET_ACCESS_KEY: z.optional(text),
  FILES_S3_PREFIX: z.optional(
    text.check(
      z.refine((value) => isFileKey(value.replace(/\/$/, "")), "must be names separated by slashes"),
    ),
  ),
  FILES_S3_PATH_STYLE: z.optional(z.enum(["yes", "no"], "must be yes or no")),
  AGENCY_FOLDER: z.optional(text),
  OFFLINE_PAGE: z._default(z.enum(["yes", "no"], "must be yes or no"), "yes"),
  HOST: z.optional(text),
  PORT: whole(0, 65_535, 3000),
  PUBLIC_URL: z.optional(origin),
  TRUST_PROXY: z.optional(proxies),
  SMTP_URL: z.optional(url("smtp:", "smtps:")),
  MAIL_FROM: z._default(
    text.check(z.refine((value) => readSender(value) !== null, { error: senderProblem })),
    "ne-pas-repondre@example.fr",
  ),
  LETTER_HOURS: whole(1, 720, 24),
  INVITATION_DAYS: whole(1, 60, 7),
  LINK_SECRET: z.optional(text.check(z.minLength(32, "must be at least 32 characters, drawn at random"))),
  JOBS: z._default(z.enum(["here", "elsewhere"], "must be here or elsewhere"), "here"),
  PUBLIC_SITE_URL: z.optional(url("http:", "https:")),
  LEGACY_BASE_URL: z.optional(url("http:", "https:")),
  NOTIFICATIONS_WIDGET_URL: z.optional(
    url("https:").check(
      z.refine((value) => !/[\s;,'"]/.test(value), "must be an address without quotes, commas or semicolons"),
    ),
  ),
  DEMONSTRATION: z.optional(z.enum(["yes", "no"], "must be yes or no")),
  LOG_LEVEL: z.optional(
    z.enum(
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "must be fatal, error, warn, info, debug or silent",
    ),
  ),
  METRICS_TOKEN: z.optional(secret),
  DATABASE_CONNECTIONS: whole(2, 1_000, 10),
  DATABASE_WAIT_SECONDS: whole(1, 60, 3),
  DATABASE_STATEMENT_SECONDS: whole(1, 3_600, 5),
  BODY_LIMIT_BYTES: whole(1_000, 100_000_000, 65_536),
  SIGN_IN_FAILURES_PER_ACCOUNT: whole(1, 1_000_000, 10),
  SIGN_IN_FAILURES_PER_ADDRESS: whole(1, 1_000_000, 100),
  SIGN_IN_WINDOW_MINUTES: whole(1, 1_440, 15),
  RESETS_PER_ACCOUNT: whole(1, 1_000_000, 3),
  RESETS_PER_ADDRESS: whole(1, 1_000_000, 30),
  RESET_WINDOW_MINUTES: whole(1, 1_440, 60),
  PHOTOS_PER_PERSON: whole(1, 1_000_000, 20),
  PHOTO_WINDOW_MINUTES: whole(1, 1_440, 60),
  RESET_KEY_HOURS: whole(1, 720, 24),
  SESSION_IDLE_DAYS: whole(1, 3_650, 14),
  SESSION_DAYS: whole(1, 3_650, 90),
  AGENCY_SESSION_IDLE_MINUTES: whole(1, 525_600, 30),
  AGENCY_SESSION_HOURS: whole(1, 87_600, 12),
});

/** A setting that cannot be used; the message is one sentence that names it. */
export class ConfigProblem extends Error {}

export type Config = ReturnType<typeof readConfig>;

/** Reads the settings of the environment (README, « Configuration »); throws ConfigProblem on the first that cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    const reason = issue?.message.startsWith("must")
      ? issue.message
      : "is not a value that this setting takes";
    throw new ConfigProblem(`The setting ${name} ${reason} (README, "Configuration").`);
  }
  const e = parsed.data;
  const production = e.NODE_ENV === "production";
  const mailFrom = readSender(e.MAIL_FROM) ?? { name: "", address: e.MAIL_FROM };
  return {
    production,
    databaseUrl: e.DATABASE_URL,
    dataFolder: e.DATA_FOLDER,
    embeddedFallbackFolder: e.EMBEDDED_FALLBACK_FOLDER,
    filesBucket: bucketOf(e),
    agencyFolder: e.AGENCY_FOLDER === undefined ? null : resolve(e.AGENCY_FOLDER),
    offlinePage: e.OFFLINE_PAGE === "yes",
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ""),
    trustProxy: e.TRUST_PROXY,
    smtpUrl: e.SMTP_URL,
    mailFrom,
    letterHours: e.LETTER_HOURS,
    invitationDays: e.INVITATION_DAYS,
    linkSecret: e.LINK_SECRET,
    jobs: e.JOBS,
    publicSiteUrl: e.PUBLIC_SITE_URL?.replace(/\/+$/, "") ?? null,
    legacyBaseUrl: e.LEGACY_BASE_URL?.replace(/\/+$/, "") ?? null,
    notificationsWidgetUrl: e.NOTIFICATIONS_WIDGET_URL ?? null,
    demonstration: e.DEMONSTRATION ? e.DEMONSTRATION === "yes" : !production,
    logLevel: e.LOG_LEVEL ?? (production ? "info" : "warn"),
    metricsToken: e.METRICS_TOKEN,
    databaseConnections: e.DATABASE_CONNECTIONS,
    databaseLimits: {
      waitMs: e.DATABASE_WAIT_SECONDS * 1_000,
      statementMs: e.DATABASE_STATEMENT_SECONDS * 1_000,
    },
    bodyLimit: e.BODY_LIMIT_BYTES,
    limits: {
      signIn: {
        perAccount: e.SIGN_IN_FAILURES_PER_ACCOUNT,
        perAddress: e.SIGN_IN_FAILURES_PER_ADDRESS,
        seconds: e.SIGN_IN_WINDOW_MINUTES * 60,
      },
      reset: {
        perAccount: e.RESETS_PER_ACCOUNT,
        perAddress: e.RESETS_PER_ADDRESS,
        seconds: e.RESET_WINDOW_MINUTES * 60,
      },
      photos: { perPerson: e.PHOTOS_PER_PERSON, seconds: e.PHOTO_WINDOW_MINUTES * 60 },
    },
    resetKeyHours: e.RESET_KEY_HOURS,
    sessions: {
      person: { idleSeconds: e.SESSION_IDLE_DAYS * 86_400, seconds: e.SESSION_DAYS * 86_400 },
      agency: { idleSeconds: e.AGENCY_SESSION_IDLE_MINUTES * 60, seconds: e.AGENCY_SESSION_HOURS * 3_600 },
    },
  };
}

/** The bucket that keeps the files. */
export interface BucketSettings {
  readonly bucket: string;
  /** The address of a server that speaks S3; without it, AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** What every key in the bucket begins with: empty, or ending with a slash. */
  readonly prefix: string;
  /** True when the bucket is named in the path of an address, not in its host. */
  readonly pathStyle: boolean;
}

// None without FILES_S3_BUCKET; what belongs together must be given together.
function bucketOf(e: z.infer<typeof environmentSchema>): BucketSettings | null {
  const alone = (name: keyof typeof e, missing: string) => {
    if (e[name] !== undefined)
      throw new ConfigProblem(`The setting ${name} must come with ${missing} (README, "Configuration").`);
  };
  if (e.FILES_S3_BUCKET === undefined) {
    for (const name of Object.keys(environmentSchema.shape) as (keyof typeof e)[])
      if (name.startsWith("FILES_S3_")) alone(name, "FILES_S3_BUCKET");
    return null;
  }
  const [accessKeyId, secretAccessKey] = [e.FILES_S3_ACCESS_KEY_ID, e.FILES_S3_SECRET_ACCESS_KEY];
  if (!secretAccessKey) alone("FILES_S3_ACCESS_KEY_ID", "FILES_S3_SECRET_ACCESS_KEY");
  if (!accessKeyId) alone("FILES_S3_SECRET_ACCESS_KEY", "FILES_S3_ACCESS_KEY_ID");
  if (!e.FILES_S3_REGION && !e.FILES_S3_ENDPOINT)
    alone("FILES_S3_BUCKET", "FILES_S3_REGION (AWS) or FILES_S3_ENDPOINT (any other server)");
  return {
    bucket: e.FILES_S3_BUCKET,
    endpoint: e.FILES_S3_ENDPOINT?.replace(/\/+$/, ""),
    region: e.FILES_S3_REGION ?? "us-east-1",
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    prefix: e.FILES_S3_PREFIX ? `${e.FILES_S3_PREFIX.replace(/\/$/, "")}/` : "",
    pathStyle: e.FILES_S3_PATH_STYLE ? e.FILES_S3_PATH_STYLE === "yes" : e.FILES_S3_ENDPOINT !== undefined,
  };
}
