/** Any node of an ASN.1 structure that was read. */
export interface DerNode {
  /** 0 where every one means the same by its tag, 2 where only the place says what it is. */
  readonly tagClass: number;
  readonly tag: number;
  /** The bytes of the node as they stand in what was read. */
  readonly bytes: Buffer;
  readonly children: readonly DerNode[];
  /** What it holds, which its children are where it has any. */
  readonly content: Buffer;
}

/** Writes one node; its parts one after the other are its content. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const digits = content.length.toString(16);
  const length = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content]);
}

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);

/** A set, in the order that DER asks for. */
export const setOf = (...parts: readonly Uint8Array[]) => der(0x31, ...parts.toSorted(Buffer.compare));

export const octets = (content: Uint8Array) => der(0x04, content);

export const bits = (content: Uint8Array, unused = 0) => der(0x03, Buffer.of(unused), content);

/** An instant, to the second: of two digits for the year until 2049, as certificates ask for. */
export function time(instant: Date): Buffer {
  const digits = `${instant.toISOString().slice(0, 19).replaceAll(/[-T:]/g, "")}Z`;
  return instant.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits));
}

/** A whole number that is not negative, from its bytes. */
export function integer(content: Uint8Array): Buffer {
  const first = content.findIndex((byte) => byte !== 0);
  const digits = first < 0 ? Buffer.of(0) : Buffer.from(content.subarray(first));
  return der(0x02, (digits[0] ?? 0) >= 0x80 ? Buffer.of(0) : Buffer.of(), digits);
}

/** Writes the name of a kind of thing, such as 2.16.840.1.101.3.4.2.1. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest].flatMap(septets)));
}

const septets = (value: number): number[] => {
  const found = [value % 128];
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
    found.unshift((left % 128) | 0x80);
  return found;
};

/** Reads the name of a kind of thing. */
export function dottedOf({ content }: DerNode): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [first = 0, ...rest] = numbers;
  const top = Math.min(Math.floor(first / 40), 2);
  return [top, first - top * 40, ...rest].join(".");
}

/** Reads the first node of some bytes; null when they hold none, or say a length in another way than DER does. */
export function readDer(bytes: Uint8Array): DerNode | null {
  try {
    return nodeAt(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    return null;
  }
}

function nodeAt(bytes: Buffer): DerNode {
  const [first = 0, short = 0x80] = bytes;
  const tag = first & 0x1f;
  const lengthBytes = short < 0x80 ? 0 : short - 0x80;
  // Of higher tags and lengths, or lengths left open, a signature holds none.
  if (tag === 0x1f || short === 0x80 || lengthBytes > 4) throw new RangeError("Not DER");
  const length = lengthBytes === 0 ? short : bytes.readUIntBE(2, lengthBytes);
  const start = 2 + lengthBytes;
  if (start + length > bytes.length) throw new RangeError("Cut short");
  const content = bytes.subarray(start, start + length);
  const children = (first & 0x20) === 0 ? [] : nodesOf(content);
  return { tagClass: first >> 6, tag, bytes: bytes.subarray(0, start + length), content, children };
}

function nodesOf(content: Buffer): readonly DerNode[] {
  const found: DerNode[] = [];
  for (let at = 0; at < content.length; ) {
    const node = nodeAt(content.subarray(at));
    found.push(node);
    at += node.bytes.length;
  }
  return found;
}

/** Gives the node that a path of places leads to; throws where there is none. */
export function childOf(node: DerNode, ...path: readonly number[]): DerNode {
  let found = node;
  for (const at of path) {
    const next = found.children.at(at);
    if (!next) throw new RangeError(`Nothing stands at ${path.join(".")}`);
    found = next;
  }
  return found;
}
