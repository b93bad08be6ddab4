/** Where an import is made. */
export const newImport = "/agence/imports/nouveau";
