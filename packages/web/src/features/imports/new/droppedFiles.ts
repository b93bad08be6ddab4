// A folder gives its entries in pieces, until there is none left.
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((give, fail) => reader.readEntries(give, fail));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isDirectory) {
    const inside = await entriesOf(entry as FileSystemDirectoryEntry);
    return (await Promise.all(inside.map(filesOf))).flat();
  }
  const file = await new Promise<File>((give, fail) => (entry as FileSystemFileEntry).file(give, fail));
  return [named(file, entry.fullPath.slice(1))];
}

/** The same file under the name with which it travels: that of the folders that lead to it, too. */
const named = (file: File, name: string): File => (name === file.name ? file : new File([file], name, file));

/** Gives all files of what is dropped, those of folders with the names of the folders. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...files];
  return (await Promise.all(entries.map(filesOf))).flat();
}

/** Gives what somebody chose, those of a folder with its name. */
export const chosenFiles = (files: readonly File[]): File[] =>
  files.map((file) => named(file, file.webkitRelativePath || file.name));
