import { requestKinds } from "@ribambelle/domain/requests/request";
import { requestsList } from "@ribambelle/domain/requests/requests.filters";
import { requestKindTexts, requestStateTexts } from "@ribambelle/domain/requests/requests.texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { lazyPart } from "../../client/loading/lazyPart.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { inPlace } from "../../ui/buttons/inPlace.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import type { ListFilter } from "../../ui/lists/Filters.tsx";
import { LongList } from "../../ui/lists/LongList.tsx";
import { useListState } from "../../ui/lists/useListState.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { useColleagueFilter } from "../../ui/office/colleagues.ts";
import { besides } from "./besides.ts";
import { OpenRequest } from "./OpenRequest.tsx";
import classes from "./Requests.module.css";
import { RequestsTable } from "./RequestsTable.tsx";
import { requestsQuery } from "./requests.queries.ts";
import { requestWords } from "./requests.texts.ts";

const NewRequest = lazyPart(async () => (await import("./NewRequest.tsx")).NewRequest);

const kindWords = ["desinscription", "effacement", "acces", "rectification", "profil", "offre"] as const;

/** What people ask of the agency, the one that is due first before all, and one of them open beside the list (FOLKS-36). */
export function RequestsPage({ personId }: { personId: number }) {
  const words = useWords(requestWords);
  const locale = useLocale();
  const list = useListState(requestsList);
  const [records, setRecords] = useState(false);
  const found = useQuery(requestsQuery(list.state));
  const items = found.data?.items ?? [];
  const open = items.find(({ id }) => String(id) === list.state.ouverte);
  // A letter leads to one that a colleague may have closed since.
  const isElsewhere =
    list.state.ouverte !== undefined && found.data !== undefined && !found.isFetching && !open;
  const besideIt = useRef<HTMLDivElement>(null);
  const notHere = useRef<HTMLDivElement>(null);
  const isClosing = useRef(false);
  const openId = open?.id;
  // What was open beside goes with the focus: that is then at its line, at the list that it has left, or where it is said that a
  // colleague was faster.
  useEffect(() => {
    if (openId === undefined) return;
    const list = besideIt.current;
    const line = list?.querySelector<HTMLElement>("a[aria-current]");
    return () => {
      if (document.activeElement !== document.body) return;
      const stays = line?.isConnected && !isClosing.current;
      isClosing.current = false;
      (stays ? line : (notHere.current ?? list?.querySelector<HTMLElement>("h1")))?.focus();
    };
  }, [openId]);
  const all = { ...besides(list.state, list.state.ouverte), etat: "ouverte,faite,refusee" };
  const owner = useColleagueFilter({
    key: "proprietaire",
    label: words.owner,
    nobody: words.nobody,
    word: list.state.proprietaire,
    seen: items.map((request) => request.owner),
  });
  const { personne } = list.state;
  const states = requestStateTexts;
  const filters: readonly ListFilter[] = [
    {
      key: "nature",
      label: words.kind,
      values: kindWords.map((word, place) => ({
        word,
        label: requestKindTexts[requestKinds[place] ?? "access"][locale],
      })),
    },
    {
      key: "etat",
      label: words.state,
      none: words.openOnes,
      values: [
        { word: "faite", label: states.done[locale] },
        { word: "refusee", label: states.refused[locale] },
        { word: "ouverte,faite,refusee", label: words.everyState },
      ],
    },
    owner,
    // Those of one person are led to from their page.
    ...(personne === undefined
      ? []
      : [
          {
            key: "personne",
            label: words.person,
            values: [
              {
                word: personne,
                label:
                  items.find(({ person }) => String(person.userId) === personne)?.person.displayName ||
                  personne,
              },
            ],
          },
        ]),
  ];
  return (
    <div className={classes.page} data-open={open !== undefined || undefined}>
      <div className={classes.list} ref={besideIt}>
        <div className={classes.head}>
          <PageTitle>{words.title}</PageTitle>
          <Button main onClick={() => setRecords(true)}>
            {words.record}
          </Button>
        </div>
        {isElsewhere && (
          <Callout kind="information" ref={notHere}>
            <p>{words.notHere}</p>
            {list.state.etat !== all.etat && (
              <LinkButton href={list.hrefTo(all)} onClick={inPlace(() => list.goTo(all))}>
                {words.seeAll}
              </LinkButton>
            )}
          </Callout>
        )}
        <LongList
          of={requestsList}
          list={list}
          filters={filters}
          found={found}
          counted={words}
          loading={words.loading}
          empty={words.empty}
          nextStep={<Button onClick={() => setRecords(true)}>{words.record}</Button>}
        >
          {(requests) => <RequestsTable requests={requests} list={list} isBeside={open !== undefined} />}
        </LongList>
      </div>
      {open && (
        <OpenRequest
          key={open.id}
          request={open}
          list={list}
          personId={personId}
          onClosed={() => {
            isClosing.current = true;
            list.goTo(besides(list.state, undefined));
          }}
        />
      )}
      {records && <NewRequest personId={personId} onLeave={() => setRecords(false)} />}
    </div>
  );
}
