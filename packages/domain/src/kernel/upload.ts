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

/** A field of a form that holds a file. */
export const uploadSchema = z.custom<Upload>(
  (given) => typeof given === "object" && given !== null && "arrayBuffer" in given,
);
