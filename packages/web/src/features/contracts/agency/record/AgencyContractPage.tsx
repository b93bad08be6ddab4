import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { plainDay, plainDayAt } from "@ribambelle/domain/kernel/day";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { useParams } from "../../../../routing/router/hooks.ts";
import { BackLink } from "../../../../ui/buttons/BackLink.tsx";
import { PageTitle } from "../../../../ui/cards/PageTitle.tsx";
import { WithoutRecord } from "../../../../ui/office/WithoutRecord.tsx";
import { StateChip } from "../contractFacts.tsx";
import classes from "./AgencyContractPage.module.css";
import { type ChangePart, ContractActs } from "./ContractActs.tsx";
import { ContractDocuments, type UploadPart } from "./ContractDocuments.tsx";
import { ContractFacts } from "./ContractFacts.tsx";
import { ContractGroup } from "./ContractGroup.tsx";
import { ContractHistory } from "./ContractHistory.tsx";
import { contractQuery } from "./contract.queries.ts";
import { contractWords } from "./contract.texts.ts";
import { kindNamed } from "./kindNamed.ts";

interface Parts {
  Change: ChangePart;
  Upload: UploadPart;
  /** What has the contract signed on the portal; nothing for who may not. */
  Signing: ComponentType<{ readonly contract: AgencyContract }>;
}

/** One contract, as the agency sees it (AGCON-04). */
export function AgencyContractPage(parts: Parts) {
  const words = useWords(contractWords);
  const { genre = "", id = "" } = useParams();
  const kind = kindNamed(genre) ?? "guard";
  const { data, error, isFetching, refetch } = useQuery(contractQuery(kind, id));
  return (
    <>
      <BackLink to="/agence/contrats" search={{ genre: kindWords[kind] }}>
        {words.list}
      </BackLink>
      <div className={classes.page}>
        {data ? (
          <Whole contract={data.value} {...parts} />
        ) : (
          <WithoutRecord
            words={{ ...words, title: words.contract }}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </>
  );
}

function Whole({ contract, Change, Upload, Signing }: Parts & { contract: AgencyContract }) {
  const words = useWords(contractWords);
  return (
    <>
      <div className={classes.head}>
        <PageTitle>{words.title(contract.reference)}</PageTitle>
        <StateChip contract={contract} />
      </div>
      <Sentences contract={contract} />
      <div className={classes.overview}>
        <div className={classes.column}>
          <ContractActs contract={contract} Change={Change} />
          <Signing contract={contract} />
          <ContractFacts contract={contract} />
        </div>
        <div className={classes.column}>
          <ContractDocuments contract={contract} Upload={Upload} />
          <ContractGroup contract={contract} />
          <ContractHistory contract={contract} />
        </div>
      </div>
    </>
  );
}

/** What it is in one sentence, and what is under way. */
function Sentences({ contract }: { contract: AgencyContract }) {
  const words = useWords(contractWords);
  const locale = useLocale();
  const day = (date: string | null) => date && plainDay(date, locale);
  const dayOf = (at: string) => plainDayAt(at, locale);
  const { kind, state, person, askedAt, signBy, reminders, lastRemindedAt, scheduledFor, terminatesOn } =
    contract;
  const meaning = meaningOf(kind, state);
  const what = person.displayName ? words.of[kind](person.displayName) : words.ofDeleted[kind];
  const stands =
    meaning === "sending" && !scheduledFor
      ? words.readyToSend
      : words.is[meaning](day(contract.startDate), day(contract.endDate));
  const also = [
    meaning === "waiting" && askedAt
      ? words.asked(dayOf(askedAt), reminders, lastRemindedAt && dayOf(lastRemindedAt))
      : null,
    meaning === "waiting" && signBy ? words.signBy(plainDay(signBy, locale)) : null,
    meaning === "sending" && scheduledFor ? words.sendingOn(plainDay(scheduledFor, locale)) : null,
    meaning === "inProgress" && terminatesOn ? words.endsEarly(plainDay(terminatesOn, locale)) : null,
  ].filter((sentence) => sentence !== null);
  return (
    <div>
      <p className={classes.lead}>{`${what}, ${stands}.`}</p>
      {also.length > 0 && <p className={classes.also}>{also.join(" ")}</p>}
    </div>
  );
}
