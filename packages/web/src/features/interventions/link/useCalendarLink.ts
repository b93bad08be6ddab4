import {
  type CalendarLink,
  deleteMyCalendarLink,
  renewMyCalendarLink,
  updateMyCalendarLink,
} from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { keepAnswer } from "../../../client/keepAnswer.ts";
import { useSending } from "../../../ui/editing/useSending.ts";
import { calendarLinkQuery } from "./calendarLink.queries.ts";

type Said = "made" | "renewed" | "removed";

const { queryKey } = calendarLinkQuery;

/** What changes one’s calendar link; each gives whether it was done, and what is shown is what was kept. */
export function useCalendarLink(link: CalendarLink) {
  const queries = useQueryClient();
  const { busy, failure, noticeRef, send, release, clearFailure } = useSending();
  const [said, setSaid] = useState<Said | null>(null);
  // Chosen before there is a link.
  const [wished, setWished] = useState(false);
  const withPlace = link.url === null ? wished : link.withPlace;

  async function change(act: () => Promise<CalendarLink>, outcome: Said | null): Promise<boolean> {
    clearFailure();
    const failed = await send(async () => {
      await keepAnswer(queries, queryKey, await act());
      setSaid(outcome);
    });
    release();
    // In another tab it may have been deleted.
    if (failed) void queries.invalidateQueries({ queryKey });
    return failed === null;
  }

  return {
    busy,
    failure,
    noticeRef,
    said,
    withPlace,
    make: (outcome: "made" | "renewed") =>
      change(async () => {
        const { url } = await call(renewMyCalendarLink, { withPlace });
        return { url, withPlace, lastFetchedDate: null };
      }, outcome),
    remove: () =>
      change(async () => {
        await call(deleteMyCalendarLink);
        return { url: null, withPlace: false, lastFetchedDate: null };
      }, "removed"),
    async choosePlace(wanted: boolean) {
      if (link.url === null) return setWished(wanted);
      await change(async () => {
        await call(updateMyCalendarLink, { withPlace: wanted });
        return { ...link, withPlace: wanted };
      }, null);
    },
  };
}
