import { lazyPart } from "../../../client/loading/lazyPart.tsx";
import { loadPersonChange, type loadPersonPages } from "../../../features/agencyPeople/index.ts";
import { loadProving } from "../../../features/secondFactor/index.ts";
import { useMe } from "../../session/useMe.ts";
import { withProofAndPerson } from "./withProofAndPerson.tsx";

const Change = lazyPart(async () => {
  const [PersonChange, Proving] = await Promise.all([loadPersonChange(), loadProving()]);
  return withProofAndPerson(PersonChange, Proving);
});

/** Joins the page of a person with what may be done about them. */
export const personPageOf =
  ({ PersonPage }: Awaited<ReturnType<typeof loadPersonPages>>) =>
  () => <PersonPage Change={Change} personId={useMe().userId} />;
