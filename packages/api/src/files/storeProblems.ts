/** The store answers, and has no file under this key. */
export class NoSuchFile extends Error {
  constructor(key: string) {
    super(`no file ${key} in the store`);
  }
}

/** The store has a file under this key, and it is not the one that was kept. */
export class FileChanged extends Error {
  /** Takes how it is seen: its length, its SHA-256. */
  constructor(key: string, how: string) {
    super(`file ${key}: the file in the store is not the one that was kept (${how})`);
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
  if (code === "EROFS") return "its disk is read-only";
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
