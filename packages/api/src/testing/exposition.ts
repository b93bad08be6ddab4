interface Family {
  readonly type: string;
  readonly help: string;
}

export interface Exposition {
  readonly text: string;
  readonly families: ReadonlyMap<string, Family>;
  /** The value of one sample; undefined when there is none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
}

const sampleLine = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (NaN|[+-]Inf|[-+0-9.e]+)$/i;
const label = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y;
const types = ["counter", "gauge", "histogram", "summary"];

/** Reads the text format of Prometheus, version 0.0.4; throws on the first line that a reader would refuse. */
export function readExposition(text: string): Exposition {
  const families = new Map<string, Family>();
  const samples = new Map<string, number>();
  const helps = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (line === "") continue;
    if (kind === "HELP") helps.set(name, rest);
    else if (kind === "TYPE") {
      if (families.has(name) || !types.includes(rest)) throw new Error(`refused: ${line}`);
      families.set(name, { type: rest, help: helps.get(name) ?? "" });
    } else readSample(line, families, samples);
  }
  if (!text.endsWith("\n")) throw new Error("refused: the last line does not end");
  return { text, families, value: (name, labels = {}) => samples.get(keyOf(name, Object.entries(labels))) };
}

const keyOf = (name: string, labels: readonly (readonly [string, string])[]) =>
  JSON.stringify([name, labels.toSorted(([one], [other]) => one.localeCompare(other))]);

function readSample(line: string, families: ReadonlyMap<string, Family>, samples: Map<string, number>): void {
  const [, name = "", written = "", value] = sampleLine.exec(line) ?? [];
  const owner = families.has(name) ? name : name.replace(/_(bucket|sum|count)$/, "");
  const key = keyOf(name, readLabels(written, line));
  if (!families.has(owner) || samples.has(key)) throw new Error(`refused: ${line}`);
  samples.set(key, Number(value?.replace("Inf", "Infinity")));
}

function readLabels(written: string, line: string): [string, string][] {
  const labels: [string, string][] = [];
  label.lastIndex = 0;
  while (label.lastIndex < written.length) {
    const [, name = "", value = ""] = label.exec(written) ?? [];
    if (name === "") throw new Error(`refused: ${line}`);
    labels.push([name, value]);
  }
  return labels;
}
