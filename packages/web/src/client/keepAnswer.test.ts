import { QueryClient, queryOptions } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { keepAnswer } from "./keepAnswer.ts";

test.each([
  ["nothing was read before", undefined],
  ["something was read before", "electronic"],
])(
  "what a change answered stays where an older reading is under way, and %s (SETTINGS-OP12)",
  async (_, before) => {
    const queries = new QueryClient();
    const { promise, resolve } = Promise.withResolvers<string>();
    const query = queryOptions({ queryKey: ["Payslip", "Delivery"], queryFn: () => promise });
    const { queryKey } = query;
    if (before) queries.setQueryData(queryKey, before);
    const reading = queries.fetchQuery(query).catch(() => {});
    await keepAnswer(queries, queryKey, "paper");
    resolve("electronic");
    await Promise.all([reading, promise]);
    expect(queries.getQueryData(queryKey)).toBe("paper");
  },
);
