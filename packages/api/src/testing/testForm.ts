/** One field of a form with files, as it travels. */
export interface FormField {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Of a file. */
  readonly fileName?: string;
  readonly type?: string;
}

const boundary = "----a-boundary-of-tests";

/** The type that says how the parts of a form are told apart. */
export const formType = `multipart/form-data; boundary=${boundary}`;

/** Writes a form with files as browsers do. */
export function formOf(...fields: readonly FormField[]): Buffer {
  const parts = fields.flatMap(({ name, content, fileName, type }) => {
    const file = fileName === undefined ? "" : `; filename="${fileName}"`;
    const typed = type === undefined ? "" : `\r\nContent-Type: ${type}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}${typed}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from("\r\n")];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}
