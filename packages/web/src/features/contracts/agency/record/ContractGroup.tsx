import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { periodText } from "@ribambelle/domain/contracts/contract.texts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { today } from "../../../../client/today.ts";
import { Link } from "../../../../routing/router/Link.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import { StateChip } from "../contractFacts.tsx";
import classes from "./AgencyContractPage.module.css";
import { contractWords } from "./contract.texts.ts";

/** The contracts of the same base reference, in time (AGCON-04). */
export function ContractGroup({ contract: { id, kind, group } }: { contract: AgencyContract }) {
  const words = useWords(contractWords);
  const locale = useLocale();
  if (group.length < 2) return null;
  return (
    <SectionCard id="groupe" title={words.group}>
      <ol className={classes.entries}>
        {group.map((one) => (
          <li key={one.id} className={classes.line} aria-current={one.id === id || undefined}>
            {one.id === id ? (
              <strong>{`${one.reference} (${words.thisOne})`}</strong>
            ) : (
              <Link to="/agence/contrats/$genre/$id" params={{ genre: kindWords[kind], id: String(one.id) }}>
                {one.reference}
              </Link>
            )}
            <span className={classes.quiet}>{periodText(one, today(), locale)}</span>
            <StateChip contract={{ kind, state: one.state }} />
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
