import type { Permission } from "@ribambelle/domain/kernel/permissions/permission";
import type { loadLettersPage, loadModelsPage } from "../../../features/letters/index.ts";
import { useMe } from "../../session/useMe.ts";

const useMay = (permission: Permission) => useMe().staff?.permissions.includes(permission) ?? false;

/** Joins the page of letters with whether whoever looks may send all of them again. */
export const lettersPageOf =
  ({ LettersPage }: Awaited<ReturnType<typeof loadLettersPage>>) =>
  () => <LettersPage mayRetryAll={useMay("letters.retry-all")} />;

/** Joins the page of models with whether whoever looks may read letters too. */
export const modelsPageOf =
  ({ ModelsPage }: Awaited<ReturnType<typeof loadModelsPage>>) =>
  () => <ModelsPage readsLetters={useMay("letters.read")} />;
