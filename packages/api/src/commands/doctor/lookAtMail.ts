import type { Config } from "../../config.ts";
import { askMailServer } from "../../mail/smtpDelivery.ts";
import { smtpOptions } from "../../mail/smtpOptions.ts";
import { broken, type Finding, fine, risky } from "./finding.ts";

const patienceMs = 10_000;

/** Asks the mail server whether it would take letters, and sends none. */
export async function lookAtMail({ smtpUrl, production, publicUrl, port }: Config): Promise<Finding[]> {
  if (!smtpUrl) return [production ? broken((words) => words.noMailServer) : fine((words) => words.mailbox)];
  const own = new URL(publicUrl ?? `http://localhost:${port}`).hostname;
  const options = { ...smtpOptions(smtpUrl, own), beforeLetter: patienceMs };
  const host = `${options.host}:${options.port}`;
  const answer = await askMailServer(options);
  const { searchParams } = new URL(smtpUrl);
  return [
    answer.taken
      ? fine((words) => words.mailReady(host))
      : broken((words) => words.mailAway(host, answer.refusal)),
    ...(searchParams.get("requireTLS") === "false" ? [risky((words) => words.mailUnencrypted)] : []),
  ];
}
