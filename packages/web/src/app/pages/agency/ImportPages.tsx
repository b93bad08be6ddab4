import type { loadImportPages, loadNewImportPage } from "../../../features/imports/index.ts";
import type { loadProving } from "../../../features/secondFactor/index.ts";
import { useMe } from "../../session/useMe.ts";
import { withProofAndPerson } from "./withProofAndPerson.tsx";

type Pages = Awaited<ReturnType<typeof loadImportPages>>;
type NewImportPage = Awaited<ReturnType<typeof loadNewImportPage>>["NewImportPage"];

const useMayImport = () => useMe().staff?.permissions.includes("imports.run") ?? false;

/** Joins the list of imports with whether whoever looks may make one. */
export const importsPageOf =
  ({ ImportsPage }: Pages) =>
  () => <ImportsPage mayImport={useMayImport()} />;

/** Joins the page of a new import with what proves who makes it. */
export const newImportPageOf = (Page: NewImportPage, Proving: Awaited<ReturnType<typeof loadProving>>) =>
  withProofAndPerson(Page, Proving);
