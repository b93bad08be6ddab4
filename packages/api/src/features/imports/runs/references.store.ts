/** Writes the references that a cell names, in SQL: separated as imports read them (`references` of the files). */
export const referencesIn = (cell: string): string => `regexp_split_to_array(trim(${cell}), '\\s*[,|]\\s*')`;
