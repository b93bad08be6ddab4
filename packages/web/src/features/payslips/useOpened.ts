import type { getMyPayslips } from "@ribambelle/domain/payslips/payslip.api";
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { payslipsKey } from "./payslips.queries.ts";

type Told = z.infer<typeof getMyPayslips.output>;

/** Gives what takes « Nouveau » off a payslip that is being downloaded; off all of them without an id (PAYSLIP-20). */
export function useOpened(): (documentId?: string) => void {
  const queries = useQueryClient();
  return (documentId) =>
    void queries.setQueriesData<InfiniteData<Told>>(
      { queryKey: payslipsKey },
      (told) =>
        told && {
          ...told,
          pages: told.pages.map((part) => ({
            ...part,
            payslips: part.payslips.map((one) =>
              documentId === undefined || one.documentId === documentId ? { ...one, isNew: false } : one,
            ),
          })),
        },
    );
}
