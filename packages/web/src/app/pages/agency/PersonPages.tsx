import { personKinds } from "@ribambelle/domain/agencyPeople/permitted";
import { lazyPart } from "../../../client/loading/lazyPart.tsx";
import {
  type loadNewPersonPage,
  loadPersonChange,
  type loadPersonPages,
} from "../../../features/agencyPeople/index.ts";
import { loadLastLetters, loadPersonLetters } from "../../../features/letters/index.ts";
import { loadProfileChange, loadPublicCard } from "../../../features/profile/index.ts";
import { loadPersonAnswer } from "../../../features/renewals/index.ts";
import { loadProving } from "../../../features/secondFactor/index.ts";
import { loadPersonSurveys } from "../../../features/surveys/index.ts";
import { lazyDialog } from "../../../ui/dialogs/lazyDialog.ts";
import { useMe } from "../../session/useMe.ts";
import { withProofAndPerson } from "./withProofAndPerson.tsx";

const Change = lazyDialog(async () => {
  const [PersonChange, Proving] = await Promise.all([loadPersonChange(), loadProving()]);
  return withProofAndPerson(PersonChange, Proving);
});

const Public = lazyPart(loadPublicCard);

const ProfileChange = lazyDialog(async () => {
  const [Part, Proving] = await Promise.all([loadProfileChange(), loadProving()]);
  return withProofAndPerson(Part, Proving);
});

const Letters = lazyPart(loadPersonLetters);

const Answer = lazyPart(loadPersonAnswer);

const Surveys = lazyPart(loadPersonSurveys);

const LastLetters = lazyPart(loadLastLetters);

type PersonPages = Awaited<ReturnType<typeof loadPersonPages>>;

/** Joins the page of a person with what may be done about them. */
export const personPageOf =
  ({ PersonPage }: PersonPages) =>
  () => (
    <PersonPage
      Change={Change}
      Public={Public}
      ProfileChange={ProfileChange}
      Letters={Letters}
      Answer={Answer}
      Surveys={Surveys}
      LastLetters={LastLetters}
      personId={useMe().userId}
    />
  );

const othersTabs: Readonly<Record<string, () => Promise<unknown>>> = {
  profil: loadPublicCard,
  rentree: loadPersonAnswer,
  questionnaires: loadPersonSurveys,
  courriers: loadPersonLetters,
};

/** Fetches what one tab of a person’s page shows, whichever feature brings it. */
export const loadTab = ({ ownTabs }: PersonPages, name: string) => {
  const tabs: typeof othersTabs = ownTabs;
  return Promise.all([tabs[name]?.(), othersTabs[name]?.()]);
};

const creating = { Parent: "people.create-parents", BabySitter: "people.create-babysitters" } as const;

/** Joins the page of somebody new with who adds them, and whom they may add. */
export const newPersonPageOf = (NewPersonPage: Awaited<ReturnType<typeof loadNewPersonPage>>) => () => {
  const { userId, staff } = useMe();
  const kinds = personKinds.filter((kind) => staff?.permissions.includes(creating[kind]));
  return <NewPersonPage personId={userId} kinds={kinds} />;
};
