import {
  addDocument,
  createContract,
  type NewContract,
} from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import { contractFieldProblems } from "@ribambelle/domain/contracts/agency/contractFields";
import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { agencyContractRefusals } from "@ribambelle/domain/contracts/agency/contracts.refusals";
import { contractRefusals } from "@ribambelle/domain/contracts/contract.refusals";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { callVersioned } from "../../../../client/call/call.ts";
import { callErrorOf } from "../../../../client/call/callError.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { useLocation, useNavigate, useParams } from "../../../../routing/router/hooks.ts";
import { BackLink } from "../../../../ui/buttons/BackLink.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { PageTitle } from "../../../../ui/cards/PageTitle.tsx";
import { useDraft } from "../../../../ui/editing/useDraft.ts";
import { useForm } from "../../../../ui/editing/useForm.ts";
import { type Message, say } from "../../../../ui/messages/say.ts";
import { FormHead } from "../../../../ui/office/forms/FormHead.tsx";
import { type Chosen, PersonSearch } from "../../../../ui/office/PersonSearch.tsx";
import { ContractFields } from "../changes/ContractFields.tsx";
import { changeWords, createdWithout, done } from "../changes/changes.texts.ts";
import { emptyContract, sentSchema } from "../changes/typedContract.ts";
import { contractWords } from "../record/contract.texts.ts";
import { kindNamed } from "../record/kindNamed.ts";
import classes from "./NewContractPage.module.css";
import { NewDocument } from "./NewDocument.tsx";
import { namedPersonQuery } from "./namedPerson.queries.ts";

const refusedAt: Readonly<Record<string, string>> = {
  [agencyContractRefusals.referenceTaken.code]: "reference",
  [agencyContractRefusals.wrongPerson.code]: "person",
  [peopleRefusals.blocked.code]: "person",
  [peopleRefusals.deleted.code]: "person",
  [contractRefusals.endsBeforeStart.code]: "endDate",
};

interface Props {
  /** Who makes it. */
  personId: number;
}

/** A contract to be, a draft whatever is filled in (AGCON-06). */
export function NewContractPage({ personId }: Props) {
  const words = useWords(changeWords);
  const { list } = useWords(contractWords);
  const { genre } = useParams();
  const kind = kindNamed(genre) ?? "guard";
  return (
    <>
      <BackLink to="/agence/contrats" search={{ genre: kindWords[kind] }}>
        {list}
      </BackLink>
      <div className={classes.page}>
        <PageTitle>{words.newTitle[kind]}</PageTitle>
        <NewContractForm key={kind} kind={kind} personId={personId} />
      </div>
    </>
  );
}

/** Adds the PDF of a contract that was just made; gives what is said then: it stands without, where that fails. */
async function withDocument(kind: ContractKind, id: number, file: File): Promise<Message> {
  try {
    const body = { kind, id, documentKind: "contract" as const, reason: "", file };
    await callVersioned(addDocument, { body });
    return { kind: "success", text: done.created };
  } catch (error) {
    return { kind: "error", text: createdWithout(callErrorOf(error).text) };
  }
}

const chosenSchema = z
  .nullable(z.object({ userId: z.int(), displayName: z.string() }))
  .check(z.refine((given) => given !== null, "person"));

function NewContractForm({ kind, personId }: { kind: ContractKind; personId: number }) {
  const words = useWords(changeWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { personne } = useLocation().search;
  const fields = sentSchema(kind);
  const [file, setFile] = useState<File | null>(null);
  const form = useForm(
    {
      draftKey: `${personId}:contract:new:${kind}`,
      start: { ...emptyContract, person: null as Chosen | null, written: "" },
      schema: z.object({ person: chosenSchema, fields }),
      sentOf: ({ person, written, ...given }) => ({ person, fields: given }),
      problems: {
        ...contractFieldProblems,
        person: { fr: "Choisissez une personne dans la liste.", en: "Choose a person in the list." },
      },
      once: true,
      send: async (sent, _, once) => {
        const body = { ...sent.fields, kind, userId: sent.person?.userId ?? 0 } as unknown as NewContract;
        const { value } = await callVersioned(createContract, { body, once });
        say(file ? await withDocument(kind, value.id, file) : { kind: "success", text: done.created });
        void queries.invalidateQueries({ queryKey: ["Agency", "Contracts"] });
        const params = { genre: kindWords[kind], id: String(value.id) };
        // Once the form is closed, which has nothing left to lose.
        setTimeout(() => void navigate({ to: "/agence/contrats/$genre/$id", params }));
        return "sent";
      },
      refusedAt: ({ code }) => refusedAt[code ?? ""] ?? null,
    },
    useDraft,
  );
  const { attributes, typed, type, problems, busy } = form;
  // Whom the address names is chosen already.
  const { data: named } = useQuery({ ...namedPersonQuery(personne ?? ""), enabled: personne !== undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only who was named changes the choice
  useEffect(() => {
    if (named && !typed.person) type({ ...typed, person: named });
  }, [named]);
  const inFields = new Map([...problems].map(([path, said]) => [path.replace(/^fields\./, ""), said]));
  return (
    <form {...attributes} className={classes.form} aria-label={words.newTitle[kind]}>
      <FormHead form={form} />
      <PersonSearch
        label={words.person[kind]}
        hint={words.personHint}
        kind={kind === "babysitter" ? "BabySitter" : "Parent"}
        chosen={typed.person}
        written={typed.written}
        error={inFields.get("person")?.[locale]}
        onChoose={(person, written) => type({ ...typed, person, written })}
      />
      <ContractFields kind={kind} typed={typed} type={type} problems={inFields} />
      <NewDocument file={file} onChange={setFile} />
      <p>{words.newHint}</p>
      <Button type="submit" main busy={busy}>
        {words.create}
      </Button>
    </form>
  );
}
