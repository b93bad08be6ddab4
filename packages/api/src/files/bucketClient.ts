import { S3Client } from "@aws-sdk/client-s3";
import type { BucketSettings } from "./files.settings.ts";

// A slow download occupies its connection, so there must be many.
const connections = { maxSockets: 200 };

/** Makes the S3 client of a bucket: two tries, and a limit in milliseconds for each part of a try. */
export function bucketClient(
  { endpoint, region, pathStyle, credentials }: BucketSettings,
  timeouts: { readonly connect: number; readonly answer: number },
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
      requestTimeout: timeouts.answer / 2,
      throwOnRequestTimeout: true,
      // No socket timeout: a slow reader is no fault of the store. `failOnSilence` watches for a silent
      // store.
      socketTimeout: 0,
      httpAgent: connections,
      httpsAgent: connections,
    },
  });
}
