import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { asStep } from "../../routing/historyStep.ts";
import { useNavigate } from "../../routing/router/hooks.ts";
import type { YearAnswer, yearQuery } from "./yearQuery.ts";

/** What a list of one year answers, with how many lines are left. */
export type AnswerOfYear = YearAnswer & { readonly leftCount: number };
export type YearQuery<Answer extends AnswerOfYear> = ReturnType<typeof yearQuery<Answer>>;

/**
 * Reads one year of a list, a hundred lines at a time: the answer to its first part, all lines so far, and what asks for more, after
 * which the first new line has the focus (SPACE-18).
 */
export function useYear<Answer extends AnswerOfYear, Line>(
  query: YearQuery<Answer>,
  linesOf: (answer: Answer) => readonly Line[],
) {
  const asked = useInfiniteQuery(query);
  const [focused, setFocused] = useState<number>();
  const pages = asked.data?.pages ?? [];
  const lines = pages.flatMap(linesOf);
  const last = pages.at(-1);
  const more = async () => {
    await asked.fetchNextPage();
    setFocused(lines.length);
  };
  return {
    asked,
    first: pages[0],
    lines,
    focused,
    /** What `MoreLines` takes. */
    rest: {
      hasMore: last?.hasMore ?? false,
      left: last?.leftCount ?? 0,
      busy: asked.isFetchingNextPage,
      onMore: () => void more(),
    },
  };
}

/** Gives what puts another year into the address, where `newest` stands for itself by nothing; Back shows the year before. */
export function useYearInAddress(newest?: number): (year: number) => void {
  const navigate = useNavigate();
  return (year) =>
    void navigate({
      to: ".",
      search: year === newest ? {} : { annee: String(year) },
      ...asStep,
    });
}
