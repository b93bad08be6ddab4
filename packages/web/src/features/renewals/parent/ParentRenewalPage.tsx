import { parentSummary } from "@ribambelle/domain/renewals/parent/summary";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "../../../client/locale.tsx";
import { RenewalFrame } from "../frame/RenewalFrame.tsx";
import type { RenewalPageProps } from "../frame/renewalPage.ts";
import { linkedEmployeesQuery } from "../renewals.queries.ts";
import { formSent } from "../renewals.texts.ts";
import { ParentForm } from "./ParentForm.tsx";

/** The back-to-school page of a parent (RENEWP-01 to -21). */
export function ParentRenewalPage({ personId }: RenewalPageProps) {
  const locale = useLocale();
  const linked = useQuery(linkedEmployeesQuery);
  const employees = (linked.data?.employees ?? []).map(({ id, name }) => ({ id, name: name ?? "" }));
  return (
    <RenewalFrame
      others={[linked]}
      sent={formSent[locale]}
      summaryOf={({ parent }) => (parent ? parentSummary(parent, locale) : [])}
    >
      {({ value, version }, onSent) => (
        <ParentForm
          personId={personId}
          renewal={value}
          version={version}
          employees={employees}
          onSent={onSent}
        />
      )}
    </RenewalFrame>
  );
}
