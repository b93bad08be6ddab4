import { shortDay, shortDayAt } from "@ribambelle/domain/kernel/day";
import type { PersonRequest } from "@ribambelle/domain/requests/request";
import { requestStateTexts } from "@ribambelle/domain/requests/requestState.texts";
import { requestKindTexts, requestWayTexts } from "@ribambelle/domain/requests/requests.texts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { inPlace } from "../../routing/inPlace.ts";
import { Chip } from "../../ui/cards/Chip.tsx";
import { Table } from "../../ui/table/Table.tsx";
import { besides, type RequestsState } from "./besides.ts";
import classes from "./Requests.module.css";
import { requestWords } from "./requests.texts.ts";

interface Props {
  requests: readonly PersonRequest[];
  list: RequestsState;
  /** True while one is open beside them, which leaves less room. */
  isBeside: boolean;
}

/** Requests, each with until when it is to be dealt with and by whom (FOLKS-36). */
export function RequestsTable({ requests, list, isBeside }: Props) {
  const words = useWords(requestWords);
  const locale = useLocale();
  const { state } = list;
  return (
    <Table
      caption={words.caption}
      rows={requests}
      keyOf={({ id }) => id}
      sorting={{ ...list, by: state.tri ?? "echeance" }}
      heading={{
        name: words.person,
        room: "words",
        cell: ({ id, person }) => {
          const opened = besides(state, String(id));
          const isOpen = state.ouverte === String(id);
          return (
            <a
              href={list.hrefTo(opened)}
              aria-current={isOpen || undefined}
              onClick={inPlace(() => list.goTo(opened))}
            >
              {person.displayName || words.deleted}
            </a>
          );
        },
      }}
      columns={[
        { name: words.kind, room: "words", cell: ({ kind }) => requestKindTexts[kind][locale] },
        {
          name: words.due,
          sort: "echeance",
          room: "whole",
          cell: ({ dueOn, isOverdue }) => (
            <span className={classes.due}>
              {shortDay(dueOn)} {isOverdue && <Chip colour="red">{words.late}</Chip>}
            </span>
          ),
        },
        { name: words.owner, room: "words", cell: ({ owner }) => owner?.displayName ?? words.nobody },
        ...(isBeside
          ? []
          : [
              {
                name: words.asked,
                sort: "demande",
                room: "whole" as const,
                cell: ({ askedAt }: PersonRequest) => shortDayAt(askedAt),
              },
              {
                name: words.way,
                room: "words" as const,
                cell: ({ way }: PersonRequest) => requestWayTexts[way][locale],
              },
              { name: words.state, cell: (request: PersonRequest) => <RequestState request={request} /> },
            ]),
      ]}
    />
  );
}

const colours = { open: "blue", done: "green", refused: "default" } as const;

/** How far a request is. */
export function RequestState({ request: { state } }: { request: PersonRequest }) {
  return <Chip colour={colours[state]}>{requestStateTexts[state][useLocale()]}</Chip>;
}
