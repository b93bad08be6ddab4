import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { type Answer, answerOf, refused, type SmtpError } from "./refusals.ts";
import type { SmtpOptions } from "./smtpOptions.ts";

/** A letter as it is sent over SMTP. */
export interface EncodedLetter {
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

const goodbyeLimit = 5_000;

/**
 * Sends one letter over one SMTP connection, from the greeting to QUIT. Never rejects. When the signal aborts
 * before the server's last reply, the letter counts as not sent.
 */
export async function deliver(
  options: SmtpOptions,
  letter: EncodedLetter,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) return refused("interrupted");
  const connection = new SMTPConnection(options);
  const { promise: lost, reject } = Promise.withResolvers<never>();
  // The listener stays until the end: an `error` event without one would end the process.
  connection.on("error", reject);
  lost.catch(() => {});
  const cut = () => {
    connection.close();
    reject(signal.reason);
  };
  signal.addEventListener("abort", cut);
  const step = (take: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      lost,
      new Promise<void>((resolve, fail) => take((error) => (error ? fail(error) : resolve()))),
    ]);
  const silence = setTimeout(() => {
    connection.close();
    reject(Object.assign(new Error("no answer before the letter"), { code: "ETIMEDOUT" }));
  }, options.beforeLetter);
  // nodemailer reads the letter once the server has answered DATA.
  const bytes = Readable.from(
    (function* () {
      clearTimeout(silence);
      yield letter.bytes;
    })(),
  );
  try {
    return await sendOver(connection, options, { ...letter, size: letter.bytes.length, bytes }, step);
  } catch (error) {
    return signal.aborted ? refused("interrupted") : answerOf(error as SmtpError);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", cut);
    sayGoodbye(connection);
  }
}

async function sendOver(
  connection: SMTPConnection,
  { auth }: SmtpOptions,
  { from, to, size, bytes }: Omit<EncodedLetter, "bytes"> & { size: number; bytes: Readable },
  step: (take: (done: (error?: Error | null) => void) => void) => Promise<void>,
): Promise<Answer> {
  await step((done) => connection.connect(done));
  if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
  // nodemailer would send such an address to a server without SMTPUTF8; the list of extensions is missing in
  // its types.
  const { _supportedExtensions: offered } = connection as unknown as { _supportedExtensions: string[] };
  if (/[^\x20-\x7e]/.test(to) && !offered.includes("SMTPUTF8")) {
    return refused("address-needs-smtputf8", true);
  }
  await step((done) => connection.send({ from, to: [to], size }, bytes, done));
  return { taken: true };
}

// QUIT is not awaited: the outcome of the letter is known.
function sayGoodbye(connection: SMTPConnection): void {
  const limit = setTimeout(() => connection.close(), goodbyeLimit);
  limit.unref();
  connection.once("end", () => clearTimeout(limit));
  connection.quit();
}
