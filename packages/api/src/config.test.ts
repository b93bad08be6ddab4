import { describe, expect, it } from "vitest";
import { ConfigProblem } from "./config.ts";
import { readConfig } from "./readConfig.ts";

const wholes = [
  "PORT",
  "DATABASE_CONNECTIONS",
  "BODY_LIMIT_BYTES",
  "SIGN_IN_FAILURES_PER_ACCOUNT",
  "SIGN_IN_FAILURES_PER_ADDRESS",
  "SIGN_IN_WINDOW_MINUTES",
  "WRITES_PER_PERSON",
  "WRITE_WINDOW_MINUTES",
  "RESETS_PER_ACCOUNT",
  "RESETS_BY_STRANGERS",
  "RESETS_PER_ADDRESS",
  "RESET_WINDOW_MINUTES",
  "RESET_KEY_HOURS",
  "SESSION_IDLE_DAYS",
  "SESSION_DAYS",
  "AGENCY_SESSION_IDLE_MINUTES",
  "AGENCY_SESSION_HOURS",
];

describe("a setting that cannot be used", () => {
  const bad: [name: string, value: string][] = [
    ...wholes.flatMap((name): [string, string][] =>
      ["-1", "1.5", "1e3", "0x10", "ten", "3000;", "9".repeat(30)].map((value) => [name, value]),
    ),
    ...wholes.filter((name) => name !== "PORT").map((name): [string, string] => [name, "0"]),
    ["PORT", "65536"],
    ["DATABASE_CONNECTIONS", "1"],
    ["BODY_LIMIT_BYTES", "999"],
    ["DATABASE_URL", "localhost"],
    ["DATABASE_URL", "mysql://localhost/portal"],
    ["SMTP_URL", "mail.example.fr:25"],
    ["SMTP_URL", "http://mail.example.fr"],
    ["PUBLIC_URL", "portail.example.fr"],
    ["PUBLIC_URL", "ftp://portail.example.fr"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["PUBLIC_SITE_URL", "//www.example.fr"],
    ["LEGACY_BASE_URL", "www.example.fr"],
    ["DEMONSTRATION", "true"],
    ["LOG_LEVEL", "verbose"],
    ["METRICS_TOKEN", "too-short"],
    ["METRICS_TOKEN", "long enough but with spaces in it"],
    ["TRUST_PROXY", "all"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.256"],
    ["TRUST_PROXY", "loopback,,10.0.0.1"],
    ["TRUST_PROXY", "10.0.0.1/8/8"],
    ["TRUST_PROXY", "-1"],
    ["FILES_S3_BUCKET", "https://files.example.fr"],
    ["FILES_S3_BUCKET", "files/agence"],
    ["FILES_S3_BUCKET", "ab"],
    ["FILES_S3_ENDPOINT", "s3.example.fr"],
    ["FILES_S3_ENDPOINT", "https://user:secret@s3.example.fr"],
    ["FILES_S3_ENDPOINT", "https://s3.example.fr/?bucket=x"],
    ["FILES_S3_ENDPOINT", "https://s3.example.fr/#x"],
    ["FILES_S3_REGION", "eu west"],
    ["FILES_S3_PREFIX", "/agence"],
    ["FILES_S3_PREFIX", "../agence"],
    ["FILES_S3_PATH_STYLE", "true"],
  ];
  it.each(bad)("%s=%s is told in one sentence that names it", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigProblem);
    expect(read).toThrow(new RegExp(`^The setting ${name} (must be|must have|is not) [^\\n]*\\.$`));
  });
});

describe("a setting that is a number", () => {
  it.each<[name: string, least: number, usual: number, most: number]>([
    ["PORT", 0, 3_000, 65_535],
    ["DATABASE_CONNECTIONS", 2, 10, 1_000],
    ["DATABASE_WAIT_SECONDS", 1, 3, 60],
    ["DATABASE_STATEMENT_SECONDS", 1, 5, 3_600],
    ["BODY_LIMIT_BYTES", 1_000, 65_536, 100_000_000],
    ["SLOW_READER_SECONDS", 1, 60, 3_600],
    ["WRITES_PER_PERSON", 1, 1_000, 1_000_000],
    ["WRITE_WINDOW_MINUTES", 1, 5, 1_440],
    ["LETTER_HOURS", 1, 24, 720],
    ["SIGN_IN_FAILURES_PER_ACCOUNT", 1, 10, 1_000_000],
    ["STAFF_SIGN_IN_FAILURES", 1, 5, 1_000_000],
    ["SIGN_IN_FAILURES_PER_ADDRESS", 1, 100, 1_000_000],
    ["SIGN_INS_PER_ACCOUNT", 1, 100, 1_000_000],
    ["SIGN_IN_WINDOW_MINUTES", 1, 15, 1_440],
    ["RESETS_PER_ACCOUNT", 1, 3, 1_000_000],
    ["RESETS_BY_STRANGERS", 1, 1, 1_000_000],
    ["RESETS_PER_ADDRESS", 1, 30, 1_000_000],
    ["RESET_WINDOW_MINUTES", 1, 60, 1_440],
    ["RESET_KEY_HOURS", 1, 24, 720],
    ["INVITATION_DAYS", 1, 7, 60],
    ["SESSIONS_PER_PERSON", 1, 30, 1_000_000],
    ["SESSION_IDLE_DAYS", 1, 14, 3_650],
    ["SESSION_DAYS", 1, 90, 3_650],
    ["AGENCY_SESSION_IDLE_MINUTES", 1, 30, 525_600],
    ["AGENCY_SESSION_HOURS", 1, 12, 87_600],
    ["KNOWN_BROWSER_DAYS", 1, 180, 400],
    ["INTEREST_ANSWER_DAYS", 1, 2, 20],
    ["SPONSORSHIP_MONTHS", 1, 12, 120],
    ["SPONSORSHIPS_PER_DAY", 1, 20, 1_000],
    ["OFFER_KEPT_MONTHS", 1, 24, 120],
    ["AUDIT_MONTHS", 6, 12, 120],
    ["DESK_CONTRACT_WAIT_DAYS", 1, 7, 365],
    ["DESK_CONTRACT_END_DAYS", 1, 30, 365],
    ["DESK_DRAFT_DAYS", 1, 14, 365],
    ["DESK_MODERATION_DAYS", 0, 2, 365],
    ["DESK_SURVEY_IDLE_DAYS", 1, 7, 365],
    ["IMPORT_FILES_DAYS", 1, 30, 365],
    ["SURVEY_KEPT_MONTHS", 1, 24, 120],
    ["CONTRACT_SIGN_DAYS", 1, 30, 90],
    ["PHOTOS_PER_PERSON", 1, 20, 1_000_000],
    ["PHOTO_WINDOW_MINUTES", 1, 60, 1_440],
  ])("%s is taken from %i, is %i unless it is set, and is taken to %i", (name, least, usual, most) => {
    const read = (value: number) => readConfig({ [name]: String(value) });
    for (const beyond of [least - 1, most + 1]) expect(() => read(beyond)).toThrow(`The setting ${name} `);
    expect(read(usual)).toEqual(readConfig({}));
    expect(read(most)).not.toEqual(readConfig({}));
    if (least !== usual) expect(read(least)).not.toEqual(readConfig({}));
  });
});

describe("a setting that can be used", () => {
  it("counts attempts for as many minutes as it says", () => {
    const { limits } = readConfig({ RESET_WINDOW_MINUTES: "7", SIGN_IN_WINDOW_MINUTES: "11" });
    expect([limits.reset.seconds, limits.signIn.seconds]).toEqual([420, 660]);
  });

  it.each([
    ["PORT", " 8080 ", "port", 8_080],
    ["PORT", "0", "port", 0],
    [
      "DATABASE_URL",
      "postgresql://u:p@db.example/portal?sslmode=require",
      "databaseUrl",
      "postgresql://u:p@db.example/portal?sslmode=require",
    ],
    ["PUBLIC_URL", "https://portail.example.fr/", "publicUrl", "https://portail.example.fr"],
    ["PUBLIC_SITE_URL", "https://www.example.fr//", "publicSiteUrl", "https://www.example.fr"],
    [
      "NOTIFICATIONS_WIDGET_URL",
      "https://widget.example/bell.js?key=1",
      "notificationsWidgetUrl",
      "https://widget.example/bell.js?key=1",
    ],
    ["TRUST_PROXY", "loopback", "trustProxy", "loopback"],
    ["TRUST_PROXY", "2", "trustProxy", "2"],
    [
      "TRUST_PROXY",
      "loopback, 10.0.0.0/8,fd00::/8, 192.0.2.1",
      "trustProxy",
      "loopback, 10.0.0.0/8,fd00::/8, 192.0.2.1",
    ],
    ["SMTP_URL", "smtps://user:pass@mail.example.fr:465", "smtpUrl", "smtps://user:pass@mail.example.fr:465"],
    ["DEMONSTRATION", "no", "demonstration", false],
  ])("%s=%s is read", (name, value, field, read) => {
    expect(readConfig({ [name]: value })).toMatchObject({ [field]: read });
  });

  it("a setting that is empty or blank is as good as absent", () => {
    const blank = Object.fromEntries([...wholes, "PUBLIC_URL", "TRUST_PROXY"].map((name) => [name, "  "]));
    expect(readConfig(blank)).toEqual(readConfig({}));
  });

  it("does not depend on the rest of the environment", () => {
    expect(readConfig({ PATH: "/bin", port: "x", Port: "y" })).toEqual(readConfig({}));
  });
});

describe("the bucket of the files", () => {
  const keys = { FILES_S3_ACCESS_KEY_ID: "id", FILES_S3_SECRET_ACCESS_KEY: "a secret" };
  const other = { FILES_S3_BUCKET: "files", FILES_S3_ENDPOINT: "https://s3.example.fr/" };
  it.each([
    [{ FILES_S3_BUCKET: "files" }, /^The setting FILES_S3_BUCKET must come with FILES_S3_REGION/],
    [keys, /^The setting FILES_S3_ACCESS_KEY_ID must come with FILES_S3_BUCKET /],
    [{ FILES_S3_ENDPOINT: "https://s3.example.fr" }, /^The setting FILES_S3_ENDPOINT must come with/],
    [{ FILES_S3_PREFIX: "a" }, /^The setting FILES_S3_PREFIX must come with FILES_S3_BUCKET /],
    [
      { ...other, FILES_S3_ACCESS_KEY_ID: "id" },
      /^The setting FILES_S3_ACCESS_KEY_ID must come with FILES_S3_SECRET/,
    ],
    [
      { ...other, FILES_S3_SECRET_ACCESS_KEY: "a secret" },
      /^The setting FILES_S3_SECRET_ACCESS_KEY must come with FILES_S3_ACCESS/,
    ],
  ])("is told in one sentence when it is half given: %j", (settings, sentence) => {
    const read = () => readConfig(settings);
    expect(read).toThrow(ConfigProblem);
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/a secret|\n/);
  });

  it.each([
    [{}, null],
    [
      { FILES_S3_BUCKET: "files", FILES_S3_REGION: "eu-west-3" },
      { bucket: "files", endpoint: undefined, region: "eu-west-3", prefix: "", pathStyle: false },
    ],
    [
      { ...other, ...keys, FILES_S3_PREFIX: "agence/" },
      {
        bucket: "files",
        endpoint: "https://s3.example.fr",
        region: "us-east-1",
        credentials: { accessKeyId: "id", secretAccessKey: "a secret" },
        prefix: "agence/",
        pathStyle: true,
      },
    ],
    [
      { ...other, FILES_S3_PATH_STYLE: "no", FILES_S3_PREFIX: "a/b", FILES_S3_REGION: "fr-par" },
      {
        bucket: "files",
        endpoint: "https://s3.example.fr",
        region: "fr-par",
        prefix: "a/b/",
        pathStyle: false,
      },
    ],
  ])("is read from %j", (settings, bucket) => {
    expect(readConfig(settings).filesBucket).toEqual(bucket);
  });
});

describe("without any setting", () => {
  it("the portal is a demonstration on this machine", () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      demonstration: true,
      port: 3_000,
      logLevel: "warn",
      publicSiteUrl: null,
      oldPortalUrl: null,
      notificationsWidgetUrl: null,
    });
  });

  it("sessions and limits are those that the house promises", () => {
    expect(readConfig({ NODE_ENV: "production" })).toMatchObject({
      production: true,
      demonstration: false,
      logLevel: "info",
      bodyLimit: 65_536,
      resetKeyHours: 24,
      limits: {
        signIn: { perAccount: 10, perStaffAccount: 5, perAddress: 100, seconds: 900 },
        reset: { perAccount: 3, perAddress: 30, seconds: 3_600 },
      },
      sessions: {
        person: { idleSeconds: 14 * 86_400, seconds: 90 * 86_400 },
        agency: { idleSeconds: 30 * 60, seconds: 12 * 3_600 },
      },
    });
  });
});
