import { updateMyAdvert } from "@ribambelle/domain/profile/profile.api";
import { useLocale } from "../../../client/locale.tsx";
import type { Editing } from "../../../ui/editing/EditableSection.tsx";
import { SectionForm } from "../../../ui/editing/SectionForm.tsx";
import { useSection } from "../useSection.ts";
import { AdvertFields } from "./AdvertFields.tsx";
import { advertBlocked } from "./wordCounts.ts";

/** The advert while it is written. */
export function AdvertEditor(editing: Editing) {
  const locale = useLocale();
  const section = useSection({
    of: ({ advertTitle, advertDescription }) => ({ title: advertTitle, description: advertDescription }),
    draftOf: ({ title, description }) => ({ title: title ?? "", description: description ?? "" }),
    endpoint: updateMyAdvert,
    bodyOf: (draft) => draft,
    kept: ({ title, description }) => ({ advertTitle: title, advertDescription: description }),
  });
  return (
    <SectionForm
      {...editing}
      {...section}
      blocked={(draft) => advertBlocked(draft, locale)}
      fields={(draft, type, problems) => <AdvertFields draft={draft} type={type} problems={problems} />}
    />
  );
}
