import type { PersonAccess } from "@ribambelle/domain/agencyPeople/details/details.agency.api";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { optInName } from "@ribambelle/domain/optIns/optIn.texts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { Facts } from "../../../ui/cards/Facts.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Unbroken } from "../../../ui/cards/Unbroken.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { accessQuery } from "../details.queries.ts";
import classes from "../PersonPage.module.css";
import { personWords } from "../person.texts.ts";
import { accessWords } from "./access.texts.ts";

/** How a person signs in, on which devices, and what they accept to be sent; read only (FOLKS-20). */
export function AccessTab({ userId }: { userId: number }) {
  const words = useWords(accessWords);
  const { data, error, isFetching, refetch } = useQuery(accessQuery(String(userId)));
  if (!data)
    return error ? (
      <PartFailure of={{ error, isFetching, refetch }} />
    ) : (
      <RecordsSkeleton label={words.loadingAccess} />
    );
  return (
    <div className={classes.overview}>
      <div className={classes.column}>
        <SignIns access={data} />
        <Devices access={data} />
      </div>
      <div className={classes.column}>
        <Invitations access={data} />
        <OptIns access={data} />
      </div>
    </div>
  );
}

const useMoment = () => {
  const locale = useLocale();
  return (at: string) => momentText(at, today(), locale);
};

function SignIns({ access }: { access: PersonAccess }) {
  const words = useWords(accessWords);
  const { states } = useWords(personWords);
  const locale = useLocale();
  const moment = useMoment();
  const { lastSignInAt, failedSignIns30Days, secondFactorSince, archives, blockedListSince } = access;
  const day = (at: string) => plainDayAt(at, locale);
  return (
    <SectionCard id="connexion" title={words.signIn}>
      <Facts
        facts={[
          [words.state, states[access.accountState]],
          [words.lastSignIn, lastSignInAt ? moment(lastSignInAt) : words.never],
          [words.failed, String(failedSignIns30Days)],
          [words.secondFactor, secondFactorSince ? words.since(day(secondFactorSince)) : words.off],
          [words.archives, archives.map(({ at }) => day(at)).join(", ") || words.none],
          [
            words.address,
            blockedListSince
              ? words.refused(
                  day(blockedListSince),
                  words.sources[access.blockedListSource ?? "refusal"] ?? "",
                )
              : words.accepted,
          ],
        ]}
      />
    </SectionCard>
  );
}

function Devices({ access: { sessions } }: { access: PersonAccess }) {
  const words = useWords(accessWords);
  const moment = useMoment();
  return (
    <SectionCard id="appareils" title={words.devices}>
      {sessions.length === 0 ? (
        <p className={classes.quiet}>{words.noDevice}</p>
      ) : (
        <ul className={classes.entries}>
          {sessions.map(({ browser, system, startedAt, lastActivityAt }) => (
            <li key={startedAt + lastActivityAt}>
              <strong>{browser && system ? words.device(browser, system) : words.unknownDevice}</strong>
              <p className={classes.quiet}>{words.activity(lowerFirst(moment(lastActivityAt)))}</p>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function Invitations({ access: { invitations } }: { access: PersonAccess }) {
  const words = useWords(accessWords);
  const moment = useMoment();
  return (
    <SectionCard id="invitations" title={words.invitations}>
      {invitations.length === 0 ? (
        <p className={classes.quiet}>{words.noInvitation}</p>
      ) : (
        <ul className={classes.entries}>
          {invitations.map(({ at, round, expiresAt, usedAt }) => (
            <li key={round}>
              <p>{moment(at)}</p>
              <p className={classes.quiet}>
                {usedAt ? words.used(lowerFirst(moment(usedAt))) : words.until(lowerFirst(moment(expiresAt)))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function OptIns({ access: { optIns } }: { access: PersonAccess }) {
  const words = useWords(accessWords);
  const locale = useLocale();
  const moment = useMoment();
  return (
    <SectionCard id="choix" title={words.optIns}>
      <ul className={classes.entries}>
        {optIns.map(({ name, value, changes }) => (
          <li key={name}>
            <p className={classes.choice}>
              <strong>
                <Unbroken text={optInName(name, locale)} />
              </strong>
              <Chip colour={value ? "green" : "default"}>{value ? words.taken : words.refusedOptIn}</Chip>
            </p>
            {changes.map(({ at, to, way, words: shown }) => (
              <p key={at} className={classes.quiet}>
                {words.choice(
                  moment(at),
                  to ? words.taken : words.refusedOptIn,
                  words.ways[way] ?? way,
                  shown,
                )}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
