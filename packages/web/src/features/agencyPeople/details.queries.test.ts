import { expect, test } from "vitest";
import * as details from "./details.queries.ts";

test.each(Object.entries(details))(
  "%s keeps what is read of one person apart from what is of another",
  (_, query) => {
    expect(query("1").queryKey).not.toEqual(query("2").queryKey);
  },
);
