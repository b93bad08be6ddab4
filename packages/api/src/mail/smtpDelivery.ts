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
export function deliver(options: SmtpOptions, letter: EncodedLetter, signal: AbortSignal): Promise<Answer> {
  return converse(options, signal, (conversation) => sendOver(conversation, options, letter));
}

/** Greets the mail server and signs in to it, and sends nothing; gives whether a letter would be listened to. */
export function askMailServer(options: SmtpOptions): Promise<Answer> {
  const never = new AbortController().signal;
  return converse(options, never, async (conversation) => {
    await greet(conversation, options);
    return { taken: true };
  });
}

/** One connection to the mail server while something is said over it. */
interface Conversation {
  readonly connection: SMTPConnection;
  /** Waits for the answer to one command, or for the end of the connection. */
  readonly step: (take: (done: (error?: Error | null) => void) => void) => Promise<void>;
  /** The server listens: from now on it may take the time that the standard gives it. */
  readonly isListening: () => void;
}

async function converse(
  options: SmtpOptions,
  signal: AbortSignal,
  say: (conversation: Conversation) => Promise<Answer>,
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
  const silence = setTimeout(() => {
    connection.close();
    reject(Object.assign(new Error("no answer before the letter"), { code: "ETIMEDOUT" }));
  }, options.beforeLetter);
  const step: Conversation["step"] = (take) =>
    Promise.race([
      lost,
      new Promise<void>((resolve, fail) => take((error) => (error ? fail(error) : resolve()))),
    ]);
  try {
    return await say({ connection, step, isListening: () => clearTimeout(silence) });
  } catch (error) {
    return signal.aborted ? refused("interrupted") : answerOf(error as SmtpError);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", cut);
    sayGoodbye(connection);
  }
}

async function greet({ connection, step }: Conversation, { auth }: SmtpOptions): Promise<void> {
  await step((done) => connection.connect(done));
  if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
}

async function sendOver(
  conversation: Conversation,
  options: SmtpOptions,
  { from, to, bytes }: EncodedLetter,
): Promise<Answer> {
  const { connection, step, isListening } = conversation;
  await greet(conversation, options);
  // nodemailer would send such an address to a server without SMTPUTF8; the list of extensions is missing in
  // its types.
  const { _supportedExtensions: offered } = connection as unknown as { _supportedExtensions: string[] };
  if (/[^\x20-\x7e]/.test(to) && !offered.includes("SMTPUTF8")) {
    return refused("address-needs-smtputf8", true);
  }
  // nodemailer reads the letter once the server has answered DATA.
  const content = Readable.from(
    (function* () {
      isListening();
      yield bytes;
    })(),
  );
  await step((done) => connection.send({ from, to: [to], size: bytes.length }, content, done));
  return { taken: true };
}

// QUIT is not awaited: the outcome of the letter is known.
function sayGoodbye(connection: SMTPConnection): void {
  const limit = setTimeout(() => connection.close(), goodbyeLimit);
  limit.unref();
  connection.once("end", () => clearTimeout(limit));
  connection.quit();
}
