import { keepPreviousData } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { historyQuery as personHistoryQuery } from "./features/agencyPeople/history.queries.ts";
import { peopleQueryAt } from "./features/agencyPeople/list/people.queries.ts";
import { journalQueryAt } from "./features/audit/journal.queries.ts";
import { contractsQueryAt } from "./features/contracts/agency/list/contracts.queries.ts";
import { deskQuery } from "./features/desk/desk.queries.ts";
import { runLinesQuery, runsQueryAt } from "./features/imports/imports.queries.ts";
import { lettersQueryAt } from "./features/letters/letters.queries.ts";
import { historyQueryAt } from "./features/moderation/history/history.queries.ts";
import { nanniesQuery } from "./features/nannies/nannies.queries.ts";
import { offersQueryAt } from "./features/offers/offers.queries.ts";
import { seasonQueryAt } from "./features/renewals/agency/season.queries.ts";
import { requestsQueryAt } from "./features/requests/requests.queries.ts";
import { followedQueryAt } from "./features/signatures/agency/followed.queries.ts";
import { staffQueryAt } from "./features/staff/staff.queries.ts";
import { surveysQueryAt } from "./features/surveys/agency/agencySurveys.queries.ts";
import { myToDosQuery } from "./features/toDos/toDos.queries.ts";

const long = {
  people: peopleQueryAt("Parent", {}, true),
  "what happened to a person": personHistoryQuery("7", { par: undefined } as never),
  "the journal": journalQueryAt({}),
  contracts: contractsQueryAt({}, ["administrator"]),
  imports: runsQueryAt({}),
  "the lines of an import": runLinesQuery("1", { par: undefined } as never),
  letters: lettersQueryAt({}),
  decisions: historyQueryAt({}),
  "the answers of a season": seasonQueryAt(2026, {}, ["Parent"]),
  requests: requestsQueryAt({}),
  "contracts that are signed": followedQueryAt({}),
  colleagues: staffQueryAt({}),
  surveys: surveysQueryAt({}),
};
const others = {
  nannies: nanniesQuery({}),
  offers: offersQueryAt({}),
  "what waits for the agency": deskQuery("fr"),
  "what there is to do": myToDosQuery("fr"),
};

test.each(Object.entries({ ...long, ...others }))(
  "what is shown of %s stays until what was asked for next has come (AGUI-14)",
  (_, query) => {
    expect(query.placeholderData).toBe(keepPreviousData);
  },
);

test("no long list is missing among those that stay until the next page has come", () => {
  const sources = import.meta.glob<string>(["./features/**/*.tsx", "!./**/*.test.tsx"], {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const drawing = Object.values(sources).filter((source) => source.includes("<LongList"));
  expect(drawing).toHaveLength(Object.keys(long).length);
});
