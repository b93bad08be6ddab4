import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { agencyStateText } from "@ribambelle/domain/contracts/agency/agency.texts";
import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { stateColour } from "@ribambelle/domain/contracts/contract.states";
import { periodText } from "@ribambelle/domain/contracts/contract.texts";
import { contractKinds, meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Link } from "../../../routing/router/Link.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { AwaitedCard } from "../../../ui/records/AwaitedCard.tsx";
import classes from "../PersonPage.module.css";
import { useContractsOf } from "../useContractsOf.ts";
import { paperWords } from "./papers.texts.ts";

const inForce = ["waiting", "signed", "inProgress"];

/** The contracts of a person that wait for a signature, are signed or in progress (FOLKS-14). */
export function InForce({ person: { userId } }: { person: WholePerson }) {
  const words = useWords(paperWords);
  const locale = useLocale();
  const query = useContractsOf(userId);
  const { data } = query;
  if (!data) return <AwaitedCard id="contrats-en-cours" title={words.inForce} query={query} />;
  const contracts = contractKinds.flatMap((kind) =>
    (data[kind] ?? []).filter(({ state }) => inForce.includes(meaningOf(kind, state))),
  );
  return (
    <SectionCard id="contrats-en-cours" title={words.inForce}>
      {contracts.length === 0 ? (
        <p className={classes.quiet}>{words.noneInForce}</p>
      ) : (
        <ul className={classes.entries}>
          {contracts.map((contract) => {
            const { id, kind, reference, state } = contract;
            return (
              <li key={`${kind} ${id}`}>
                <div className={classes.head}>
                  <Link to="/agence/contrats/$genre/$id" params={{ genre: kindWords[kind], id: String(id) }}>
                    {reference}
                  </Link>
                  <Chip colour={stateColour(meaningOf(kind, state))}>
                    {agencyStateText(kind, state)[locale]}
                  </Chip>
                </div>
                <p className={classes.quiet}>{periodText(contract, today(), locale)}</p>
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
}
