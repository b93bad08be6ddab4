import { requestsList } from "@ribambelle/domain/requests/requests.filters";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { lazyDialog } from "../../ui/dialogs/lazyDialog.ts";
import { ListButton } from "../../ui/lists/ListButton.tsx";
import { LongList } from "../../ui/lists/LongList.tsx";
import { useListState } from "../../ui/lists/useListState.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { besides } from "./besides.ts";
import { OpenRequest } from "./OpenRequest.tsx";
import classes from "./Requests.module.css";
import { RequestsTable } from "./RequestsTable.tsx";
import { requestsQuery } from "./requests.queries.ts";
import { requestWords } from "./requests.texts.ts";
import { useFocusOfOpen } from "./useFocusOfOpen.ts";
import { useRequestFilters } from "./useRequestFilters.ts";

const NewRequest = lazyDialog(async () => (await import("./NewRequest.tsx")).NewRequest);

/** What people ask of the agency, the one that is due first before all, and one of them open beside the list (FOLKS-36). */
export function RequestsPage({ personId }: { personId: number }) {
  const words = useWords(requestWords);
  const list = useListState(requestsList);
  const [records, setRecords] = useState(false);
  const found = useQuery(requestsQuery(list.state));
  const items = found.data?.items ?? [];
  const open = items.find(({ id }) => String(id) === list.state.ouverte);
  // A letter leads to one that a colleague may have closed since.
  const isElsewhere =
    list.state.ouverte !== undefined && found.data !== undefined && !found.isFetching && !open;
  const focus = useFocusOfOpen(open?.id);
  const all = { ...besides(list.state, list.state.ouverte), etat: "ouverte,faite,refusee" };
  const filters = useRequestFilters(list, items);
  return (
    <div className={classes.page} data-open={open !== undefined || undefined}>
      <div className={classes.list} ref={focus.list}>
        <div className={classes.head}>
          <PageTitle>{words.title}</PageTitle>
          <Button main onClick={() => setRecords(true)}>
            {words.record}
          </Button>
        </div>
        {isElsewhere && (
          <Callout kind="information" ref={focus.notHere}>
            <p>{words.notHere}</p>
            {list.state.etat !== all.etat && (
              <ListButton list={list} change={all}>
                {words.seeAll}
              </ListButton>
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
            focus.follow();
            list.goTo(besides(list.state, undefined));
          }}
        />
      )}
      {records && <NewRequest personId={personId} onLeave={() => setRecords(false)} />}
    </div>
  );
}
