import { S3Client } from "@aws-sdk/client-s3";
import type { BucketSettings } from "./files.settings.ts";

// A slow download occupies its connection, so there must be many.
const connections = { maxSockets: 200 };

/** How long each of the two tries of a call may take, in milliseconds; 0 is no limit. */
interface TryTimeouts {
  /** For a connection. */
  readonly connect: number;
  /** From the call to the beginning of its answer. */
  readonly answer: number;
  /** Without a byte in either direction. */
  readonly silence: number;
}

/** Makes an S3 client of a bucket, with two tries for each call. */
export function bucketClient(
  { endpoint, region, pathStyle, credentials }: BucketSettings,
  timeouts: TryTimeouts,
): S3Client {
  return new S3Client({
    region,
    endpoint,
    forcePathStyle: pathStyle,
    // Without keys of our own, the SDK looks where AWS puts them: the environment, the profile, the machine's role.
    credentials,
    maxAttempts: 2,
    // Files are sent with their SHA-256. Not every server knows other checksums, or those of answers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.answer,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silence,
      httpAgent: connections,
      httpsAgent: connections,
    },
  });
}
