import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { myDataRefusals } from "./myData.refusals.ts";

const call = {
  access: ["Parent", "BabySitter"],
  needsProof: true,
  refusals: [commonRefusals.tooMany, ...Object.values(myDataRefusals)],
} as const;

/** Asked by the page before it leads to the archive: where this is refused, the page says why. */
export const prepareMyData = endpoint({
  ...call,
  name: "prepareMyData",
  method: "POST",
  path: "/MyData/PrepareMyData",
});

export const downloadMyData = endpoint({
  ...call,
  name: "downloadMyData",
  method: "GET",
  path: "/MyData/DownloadMyData",
  download: "application/zip",
  isNoted: true,
});
