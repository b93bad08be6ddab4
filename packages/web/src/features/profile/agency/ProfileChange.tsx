import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../../client/locale.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { EducationDialog } from "./EducationDialog.tsx";
import { ExperiencesDialog } from "./ExperiencesDialog.tsx";
import { profileChangeWords } from "./profileChange.texts.ts";
import type { SectionProps, WrittenSection } from "./useSectionChange.ts";
import { writtenQuery } from "./writtenProfile.queries.ts";

/** A section of a babysitter's profile that the agency writes, after the interview too, in a dialog (FOLKS-18). */
export function ProfileChange({ act, ...props }: Omit<SectionProps, "written"> & { act: WrittenSection }) {
  const words = useWords(profileChangeWords);
  const { data, error, isFetching, refetch } = useQuery(writtenQuery(props.userId));
  if (!data)
    return (
      <Dialog look="window" leaving="asked" onLeave={props.onLeave} heading={words[act](props.displayName)}>
        {error ? (
          <PartFailure of={{ error, isFetching, refetch }} />
        ) : (
          <RecordsSkeleton label={words.loading} />
        )}
      </Dialog>
    );
  const given = { ...props, written: data.value };
  return act === "experiences" ? <ExperiencesDialog {...given} /> : <EducationDialog {...given} />;
}
