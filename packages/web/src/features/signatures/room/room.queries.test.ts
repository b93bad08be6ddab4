import { requestStates } from "@ribambelle/domain/signatures/signature";
import { expect, test } from "vitest";
import { aRequest } from "../../../testing/signing/room.ts";
import { requestQuery } from "./room.queries.ts";

const { Sealing } = requestStates.numbers;

test.each([
  ["nothing came yet", undefined, 0, false],
  ["nothing is under way", aRequest(), 1, false],
  ["the letter with a code has left", aRequest({ codeLetter: "sent" }), 1, false],
  ["the letter with a code waits", aRequest({ codeLetter: "waiting" }), 1, 10_000],
  ["the seal is made", aRequest({ state: Sealing }), 1, 5_000],
  ["the seal is made since a minute", aRequest({ state: Sealing }), 11, 5_000],
  ["the seal is late", aRequest({ state: Sealing }), 12, 60_000],
])("a request is read again by itself where %s (SIGN-19)", (_, data, dataUpdateCount, expected) => {
  const { refetchInterval } = requestQuery("one", "fr");
  if (typeof refetchInterval !== "function") throw new Error("it depends on the request");
  expect(refetchInterval({ state: { data, dataUpdateCount } } as never)).toBe(expected);
});
