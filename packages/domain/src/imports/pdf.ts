/** The largest PDF file of an import, in bytes. */
export const maxDocumentBytes = 20 * 1024 * 1024;
