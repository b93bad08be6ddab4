import { S3Client } from "@aws-sdk/client-s3";
import type { BucketSettings } from "./files.settings.ts";

// A download that a slow reader takes holds its connection.
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
    // What is kept is sent with its SHA-256. Other checksums, and those of answers, are not known to every server.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.answer / 2,
      throwOnRequestTimeout: true,
      // A reader who takes long is no fault of the store: pauses are watched where they are waited for.
      socketTimeout: 0,
      httpAgent: connections,
      httpsAgent: connections,
    },
  });
}
