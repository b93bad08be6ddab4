/** The store answers, and has no file under this key. */
export class NoSuchFile extends Error {
  constructor(key: string) {
    super(`no file ${key} in the store`);
  }
}

/**
 * The store cannot be used just now: unreachable, refusing, full. The message is one sentence for the
 * operator.
 */
export class FileStoreAway extends Error {
  /** Takes the store's name as an operator knows it, and what went wrong. */
  constructor(store: string, cause: unknown) {
    super(`The file store (${store}) cannot be used just now: ${reasonOf(cause)}.`, { cause });
  }
}

// Prefers a code or a name: messages of the SDK and the system are long and do not fit a sentence.
function reasonOf(cause: unknown): string {
  const { code, name, message, $metadata: answer } = cause as Cause;
  if (code) return code;
  if (name && !["Error", "Unknown", "UnknownError"].includes(name)) return name;
  return answer?.httpStatusCode ? `status ${answer.httpStatusCode}` : String(message).replace(/\.$/, "");
}

interface Cause {
  readonly code?: string;
  readonly name?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}
