// Before a mute h it is elided; who is called Hassan or Hugo may be heard either way.
const isElided = /^([aeiouœæ]|h(?!a)|y(?![aeiou]))/;

/** Writes the name of somebody after a French noun: « d’Agnès Lepère », « de Camille Martin ». */
export function ofName(name: string): string {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return isElided.test(bare) ? `d’${name}` : `de ${name}`;
}
