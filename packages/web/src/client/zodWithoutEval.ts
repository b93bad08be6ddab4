import * as z from "zod/mini";

// Imported before every other module of an entry: the page's security policy forbids code made at run time,
// and zod tries it when a schema is built.
z.config({ jitless: true });
