import * as z from "zod/mini";

/** A file that travels in a form: what browsers and servers both call a File, as far as it is read here. */
export interface Upload {
  readonly name: string;
  /** The media type that the sender claims. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const upload = () =>
  z.custom<Upload>((given) => typeof given === "object" && given !== null && "arrayBuffer" in given);

/** A field of a form that holds a picture. */
export const uploadSchema = upload();

/** A field of a form that holds a PDF. */
export const pdfUploadSchema = upload();

/** A file that arrives with others in one form, to be read before the next. */
export interface ArrivingFile {
  /** With the folders that lead to it, as its sender names them. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Files of one field of a form: all of them for who sends them, one after the other for who reads them. */
export type ArrivingFiles = readonly Upload[] | AsyncIterable<ArrivingFile>;

/** A field of a form whose files are read as they arrive, and never kept whole in memory. */
export const arrivingFilesSchema = z.custom<ArrivingFiles>(
  (given) =>
    Array.isArray(given) || (typeof given === "object" && given !== null && Symbol.asyncIterator in given),
);
