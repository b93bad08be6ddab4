import * as z from "zod/mini";
import { settings, text, url, yesOrNo } from "../settings.ts";
import { isFileKey } from "./fileKeys.ts";

/** The bucket that keeps the files. */
export interface BucketSettings {
  readonly bucket: string;
  /** The address of a server that speaks S3; without it, AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** What every key in the bucket begins with: empty, or ending with a slash. */
  readonly prefix: string;
  /** True when the bucket is named in the path of an address, not in its host. */
  readonly pathStyle: boolean;
}

const shape = {
  FILES_S3_BUCKET: z.optional(
    text.check(z.regex(/^[\w.-]{3,63}$/, "must be the name of a bucket, without address or folder")),
  ),
  FILES_S3_ENDPOINT: z.optional(
    url("http:", "https:").check(
      z.refine((value) => !/[@?#]/.test(value), "must be an address without user, password or question mark"),
    ),
  ),
  FILES_S3_REGION: z.optional(text.check(z.regex(/^[\w-]+$/, "must be the name of a region"))),
  FILES_S3_ACCESS_KEY_ID: z.optional(text),
  FILES_S3_SECRET_ACCESS_KEY: z.optional(text),
  FILES_S3_PREFIX: z.optional(
    text.check(
      z.refine((value) => isFileKey(value.replace(/\/$/, "")), "must be names separated by slashes"),
    ),
  ),
  FILES_S3_PATH_STYLE: z.optional(yesOrNo),
};

type Given = z.infer<z.ZodMiniObject<typeof shape>>;

/** Where files are kept: in a bucket, else (null) in the data folder. */
export const filesSettings = settings(
  shape,
  (given): { filesBucket: BucketSettings | null } => ({ filesBucket: bucketOf(given) }),
  (e) => {
    const alone = (name: keyof Given, missing: string) => ({ name, missing });
    if (e.FILES_S3_BUCKET === undefined) {
      const name = (Object.keys(shape) as (keyof Given)[]).find((each) => e[each] !== undefined);
      return name ? alone(name, "FILES_S3_BUCKET") : null;
    }
    if (e.FILES_S3_ACCESS_KEY_ID && !e.FILES_S3_SECRET_ACCESS_KEY)
      return alone("FILES_S3_ACCESS_KEY_ID", "FILES_S3_SECRET_ACCESS_KEY");
    if (e.FILES_S3_SECRET_ACCESS_KEY && !e.FILES_S3_ACCESS_KEY_ID)
      return alone("FILES_S3_SECRET_ACCESS_KEY", "FILES_S3_ACCESS_KEY_ID");
    if (!e.FILES_S3_REGION && !e.FILES_S3_ENDPOINT)
      return alone("FILES_S3_BUCKET", "FILES_S3_REGION (AWS) or FILES_S3_ENDPOINT (any other server)");
    return null;
  },
);

function bucketOf(e: Given): BucketSettings | null {
  if (e.FILES_S3_BUCKET === undefined) return null;
  const [accessKeyId, secretAccessKey] = [e.FILES_S3_ACCESS_KEY_ID, e.FILES_S3_SECRET_ACCESS_KEY];
  return {
    bucket: e.FILES_S3_BUCKET,
    endpoint: e.FILES_S3_ENDPOINT?.replace(/\/+$/, ""),
    region: e.FILES_S3_REGION ?? "us-east-1",
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    prefix: e.FILES_S3_PREFIX ? `${e.FILES_S3_PREFIX.replace(/\/$/, "")}/` : "",
    pathStyle: e.FILES_S3_PATH_STYLE ? e.FILES_S3_PATH_STYLE === "yes" : e.FILES_S3_ENDPOINT !== undefined,
  };
}
