import { currentLocale } from "../../client/locale.tsx";

/** Fetches a file of the portal as it is; throws where it does not come. */
export async function fetchFile(address: string): Promise<ArrayBuffer> {
  const headers = { Accept: "application/json", "Accept-Language": currentLocale() };
  const answer = await fetch(address, { credentials: "include", headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.arrayBuffer();
}
