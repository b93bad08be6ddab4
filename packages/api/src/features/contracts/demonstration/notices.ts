import { contractNotices, contractPages } from "@ribambelle/domain/contracts/contract.notices";
import { documentNotices, documentsPage } from "@ribambelle/domain/documents/document.notices";
import type { Notice } from "@ribambelle/domain/kernel/notice";

/** The notifications of the accounts that have contracts, by reference, oldest first. */
export function demonstrationNotices(today: string): ReadonlyMap<string, readonly Notice[]> {
  const year = today.slice(0, 4);
  const [guard, work] = [`GE-${year}-0101`, `INT-${year}-0101`];
  const inProgress = `INT-${year}-0104`;
  const document = { kind: "contract", reference: inProgress } as const;
  return new Map([
    ["DEMO-P01", [contractNotices.toSign({ reference: guard }, contractPages.parent)]],
    [
      "DEMO-I01",
      [
        documentNotices.added(document, documentsPage("BabySitter", inProgress)),
        contractNotices.toSign({ reference: work }, contractPages.babysitter),
      ],
    ],
  ]);
}
