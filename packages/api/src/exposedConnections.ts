import type { Config } from "./config.ts";

type Given = Pick<Config, "smtpUrl" | "filesBucket" | "databaseUrl" | "databaseDirectUrl" | "geocodingUrl">;

const isThisMachine = (host: string) =>
  host === "" || host.startsWith("/") || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Gives a sentence for each connection of the settings that others could read along, or use: what the start says in production. */
export function exposedConnections(config: Given): string[] {
  const databases = [
    ["DATABASE_URL", config.databaseUrl],
    ["DATABASE_DIRECT_URL", config.databaseDirectUrl],
  ] as const;
  return [
    ...mailServer(config.smtpUrl),
    ...(isInTheClear(config.filesBucket?.endpoint)
      ? [
          "FILES_S3_ENDPOINT is an http:// address: people’s files and the key’s signatures cross the network in the clear.",
        ]
      : []),
    ...(isInTheClear(config.geocodingUrl)
      ? [
          "GEOCODING_URL is an http:// address: the addresses that people type cross the network in the clear.",
        ]
      : []),
    ...databases
      .filter(([, url]) => isUnencrypted(url))
      .map(
        ([name]) =>
          `${name} leads to another machine without sslmode=verify-full: everything may cross the network in the clear, or go to somebody else.`,
      ),
  ];
}

function mailServer(url: string | undefined): string[] {
  if (!url) return [];
  const { username, hostname } = new URL(url);
  return username || isThisMachine(hostname)
    ? []
    : ["SMTP_URL has no user: the mail server takes letters from whoever reaches it in the portal’s name."];
}

function isInTheClear(url: string | undefined): boolean {
  if (!url) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && !isThisMachine(hostname);
}

// A socket's folder, or several hosts, stand in the query of an address that names none.
function isUnencrypted(url: string | undefined): boolean {
  if (!url) return false;
  const { hostname, searchParams } = new URL(
    url.replace(/^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)(?=[/?])/, "$1localhost"),
  );
  const hosts = searchParams.get("host")?.split(",") ?? [decodeURIComponent(hostname)];
  const isVerified = ["verify-full", "verify-ca"].includes(searchParams.get("sslmode") ?? "");
  return !isVerified && !hosts.every(isThisMachine);
}
