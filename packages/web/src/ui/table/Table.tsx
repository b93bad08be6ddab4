// biome-ignore-all lint/a11y/noRedundantRoles: browsers take a table's roles away where CSS displays it as anything else
import { type Key, type ReactNode, useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { inPlace } from "../../routing/inPlace.ts";
import { SelectBox } from "../fields/SelectBox.tsx";
import { listWords } from "../lists/lists.texts.ts";
import { ChevronIcon } from "../pictures/icons.tsx";
import classes from "./Table.module.css";

/** One fact of each row: its name, and what stands there, controls too; nothing leaves it out of the card. */
interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for an amount: at the right, in figures of one width. */
  readonly isAmount?: boolean;
  /** What its lines hold at least where there is a table: all of it (a day), two or three words, a few words more. */
  readonly room?: "whole" | "words" | "sentence";
  /** True where it takes the whole width of its card, under its name. */
  readonly isWide?: (row: Row) => boolean;
  /** True where it holds buttons, whose own words say what they do: its card does not name it. */
  readonly isAct?: boolean;
  /** Its word in the address where rows can be sorted by it; with `-` before it they come the other way round. */
  readonly sort?: string;
}

/** How rows are sorted, and how to sort them otherwise. */
interface Sorting {
  /** The word that is in use, with its sign. */
  readonly by: string;
  readonly hrefTo: (change: { tri: string }) => string;
  readonly goTo: (change: { tri: string }) => void;
  /** What rows can be sorted by beside their columns: it is offered in a choice, whatever the room. */
  readonly further?: readonly { readonly name: string; readonly sort: string }[];
}

interface Props<Row> {
  /** What the rows are. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The name of a row: its header, and the heading of its card. */
  heading: Column<Row>;
  columns: readonly Column<Row>[];
  /** The row that takes the focus when it has just come. */
  focused?: number | undefined;
  sorting?: Sorting;
}

/**
 * Rows of facts: a table where there is room (from 768 px) and on paper, else cards of the same elements, where each fact follows
 * its name (SPACE-20).
 */
export function Table<Row>({ caption, rows, keyOf, heading, columns, focused, sorting }: Props<Row>) {
  return (
    <>
      {sorting && (
        <SortChoice columns={[heading, ...columns, ...(sorting.further ?? [])]} sorting={sorting} />
      )}
      <table role="table" className={classes.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[heading, ...columns].map(({ name, isAmount, sort }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                data-amount={isAmount}
                aria-sort={sort && sorting ? ariaSort(sort, sorting.by) : undefined}
              >
                {sort && sorting ? <SortLink name={name} sort={sort} {...sorting} /> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={keyOf(row)} role="row" tabIndex={-1} ref={index === focused ? takeFocus : undefined}>
              <th role="rowheader" scope="row" data-room={heading.room}>
                {heading.cell(row)}
              </th>
              {columns.map(({ name, cell, isAmount, room, isWide, isAct }) => (
                <td
                  key={name}
                  role="cell"
                  data-amount={isAmount}
                  data-room={room}
                  data-wide={isWide?.(row) || undefined}
                >
                  <Fact name={isAct ? null : name} value={cell(row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface SortChoiceProps<Row> {
  columns: readonly Pick<Column<Row>, "name" | "sort">[];
  sorting: Sorting;
}

/** The orders to choose from where cards have no headers: on a phone. */
function SortChoice<Row>({ columns, sorting: { by, goTo, further } }: SortChoiceProps<Row>) {
  const words = useWords(listWords);
  const id = useId();
  const orders = columns.flatMap(({ name, sort }) =>
    sort
      ? [
          { word: sort, text: words.ascending(name) },
          { word: `-${sort}`, text: words.descending(name) },
        ]
      : [],
  );
  return (
    <div className={classes.orders} data-always={further !== undefined || undefined}>
      <label htmlFor={id}>{words.sort}</label>
      <SelectBox id={id} value={by} onChange={({ currentTarget }) => goTo({ tri: currentTarget.value })}>
        {orders.map(({ word, text }) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}

const ariaSort = (sort: string, by: string) =>
  by === sort ? "ascending" : by === `-${sort}` ? "descending" : "none";

/** A header by which one sorts: once more, the other way round (AGUI-08). */
function SortLink({ name, sort, by, hrefTo, goTo }: Sorting & { name: string; sort: string }) {
  const tri = by === sort ? `-${sort}` : sort;
  return (
    <a
      href={hrefTo({ tri })}
      className={classes.sort}
      data-down={by === `-${sort}` || undefined}
      onClick={inPlace(() => goTo({ tri }))}
    >
      {name}
      {(by === sort || by === `-${sort}`) && <ChevronIcon width="16" height="16" />}
    </a>
  );
}

// One function for good: React calls it when the row comes, and not at each drawing.
const takeFocus = (row: HTMLElement | null) => row?.focus();

/** A value after the name of its column, which is displayed and read where the header of columns is not: on a phone. */
function Fact({ name, value }: { name: string | null; value: ReactNode }) {
  if (value === null || value === undefined) return null;
  return (
    <>
      {name !== null && <span className={classes.name}>{name}</span>}
      <div className={classes.value}>{value}</div>
    </>
  );
}
