import type { Socket } from "node:net";
import pg from "pg";

/** A named statement that reads, with the texts and numbers that it takes. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | number)[];
}

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/** How the rows of one statement are read, once PostgreSQL has described them. */
interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

/** The side of `pg` that writes messages of the protocol. */
interface Protocol {
  readonly stream: Socket;
  bind(message: { portal: string; statement: string; values: readonly string[] }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

// A prepared statement never changes what it gives: PostgreSQL refuses to run it once its columns have changed.
const shapes = new WeakMap<Protocol, Map<string, Shape>>();

// pg's declarations leave out what its client calls of a query.
const Query = pg.Query as unknown as new (text: string) => pg.Query & { prepare(protocol: Protocol): void };

/**
 * A statement as `client.query(read, callback)` takes it, for one that runs again and again: PostgreSQL describes its columns
 * at the first run of a connection only. With pg's own queries, each run describes them and works out again how they are read:
 * a quarter of what a lone read cost. The callback gets the read itself, whose `found` parses what came.
 */
export class NamedRead<Row> extends Query {
  readonly name: string;
  readonly values: readonly string[];
  readonly #came: (string | null)[][] = [];
  #shape: Shape | undefined;
  #protocol: Protocol | undefined;
  declare callback: (error: Error | null, read?: this) => void;

  constructor({ name, text, values }: NamedStatement) {
    super(text);
    this.name = name;
    this.values = values.map(String);
  }

  override prepare(protocol: Protocol): void {
    this.#protocol = protocol;
    this.#shape = shapes.get(protocol)?.get(this.name);
    if (!this.#shape) {
      super.prepare(protocol);
      return;
    }
    protocol.bind({ portal: "", statement: this.name, values: this.values });
    protocol.execute({ portal: "" });
    protocol.sync();
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID)),
    };
    const protocol = this.#protocol as Protocol;
    shapes.set(protocol, (shapes.get(protocol) ?? new Map()).set(this.name, this.#shape));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#came.push(fields);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null, this);
  }

  found(): Row[] {
    const { names = [], parsers = [] } = this.#shape ?? {};
    return this.#came.map((texts) => {
      const row: Record<string, unknown> = {};
      for (const [place, name] of names.entries()) {
        const text = texts[place] ?? null;
        row[name] = text === null ? null : parsers[place]?.(text);
      }
      return row as Row;
    });
  }
}
