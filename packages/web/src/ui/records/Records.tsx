import type { Key, ReactNode } from "react";
import classes from "./Records.module.css";

/** One fact of each line: its name, and what stands there; null leaves it out of the card. */
export interface RecordColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for an amount: at the right, in figures of one width. */
  readonly isAmount?: boolean;
}

interface Props<Row> {
  /** What the lines are. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The name of a line: the heading of its card, the header of its row. */
  heading: RecordColumn<Row>;
  columns: readonly RecordColumn<Row>[];
  /** The line that takes the focus when it has just come. */
  focused?: number | undefined;
}

/**
 * Lines of facts: a table where there is room (from 768 px), else cards made of a heading and a list of facts (SPACE-20). Both
 * are drawn, one is displayed: which one only the screen knows.
 */
export function Records<Row>({ caption, rows, keyOf, heading, columns, focused }: Props<Row>) {
  const focus = (index: number) =>
    index === focused ? (line: HTMLElement | null) => void (line?.offsetParent && line.focus()) : undefined;
  return (
    <>
      <table className={classes.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[heading, ...columns].map(({ name, isAmount }) => (
              <th key={name} scope="col" data-amount={isAmount}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row)} ref={focus(index)} tabIndex={-1}>
              <th scope="row">{heading.cell(row)}</th>
              {columns.map(({ name, cell, isAmount }) => (
                <td key={name} data-amount={isAmount}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes.cards} aria-label={caption}>
        {rows.map((row, index) => (
          <li key={keyOf(row)} ref={focus(index)} tabIndex={-1} className={classes.card}>
            <h2 className={classes.heading}>{heading.cell(row)}</h2>
            <dl className={classes.facts}>
              {columns.map(({ name, cell, isAmount }) => {
                const value = cell(row);
                return value === null ? null : (
                  <div key={name} className={classes.fact}>
                    <dt>{name}</dt>
                    <dd data-amount={isAmount}>{value}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
