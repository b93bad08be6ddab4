import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
} from "@libpdf/core";

/**
 * Adds the pages of one document after those of another, and gives where they stand. The tree of pages stays as it is: the
 * library's own way makes it flat, so that pages lose the size and the turn that they have from a branch.
 */
export function copyPages(from: PDF, to: PDF): readonly PdfRef[] {
  const tree = treeOf(to);
  const copy = copierOf(from, to);
  const added = from.getPages().map(({ dict }) => {
    const [box, resources, content] = ["MediaBox", "Resources", "Contents"].map((key) => dict.get(key));
    if (!box || !resources || !content) throw new TypeError("A page that was drawn has all three");
    return to.register(
      PdfDict.of({
        Type: PdfName.Page,
        Parent: tree.ref,
        MediaBox: copy(box),
        // Said, since it would have those of the tree.
        CropBox: copy(box),
        Rotate: PdfNumber.of(0),
        Resources: copy(resources),
        Contents: copy(content),
      }),
    );
  });
  tree.kids.push(...added);
  tree.root.set("Count", PdfNumber.of(tree.count + added.length));
  return added;
}

function treeOf(pdf: PDF) {
  const ref = pdf.getCatalog().getRef("Pages");
  const { registry } = pdf.context;
  const resolve = registry.resolve.bind(registry);
  const root = ref && resolve(ref);
  const kids = root instanceof PdfDict ? root.getArray("Kids", resolve) : undefined;
  const count = root instanceof PdfDict ? root.getNumber("Count", resolve) : undefined;
  if (!ref || !(root instanceof PdfDict) || !kids || !count) throw new TypeError("A document without pages");
  return { ref, root, kids, count: count.value };
}

/** Copies what stands in one document, with all that it leads to, into another, each thing once. */
function copierOf(from: PDF, to: PDF): (value: PdfObject) => PdfObject {
  const copied = new Map<string, PdfRef>();
  const copy = (value: PdfObject): PdfObject => {
    if (value instanceof PdfRef) return copyRef(value);
    if (value instanceof PdfStream) return new PdfStream(entries(value), value.data);
    if (value instanceof PdfDict) return new PdfDict(entries(value));
    return value instanceof PdfArray ? new PdfArray(value.toArray().map(copy)) : value;
  };
  const entries = (dict: PdfDict) =>
    [...dict].map(([key, value]): [PdfName, PdfObject] => [key, copy(value)]);
  const copyRef = (ref: PdfRef): PdfRef => {
    const key = `${ref.objectNumber} ${ref.generation}`;
    const known = copied.get(key);
    if (known) return known;
    const value = from.getObject(ref);
    if (!value) throw new TypeError("A page that was drawn leads to nothing that is not there");
    const made = to.register(copy(value));
    copied.set(key, made);
    return made;
  };
  return copy;
}
