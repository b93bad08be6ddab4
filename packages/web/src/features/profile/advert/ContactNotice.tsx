import { hasContact } from "@ribambelle/domain/profile/contacts/contactMask";
import { useWords } from "../../../client/locale.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { advertWords } from "./advert.texts.ts";

interface Props {
  of: { readonly title: string | null; readonly description: string | null };
}

/** Says, as soon as a text holds a way to reach who writes it, that families will not see it. */
export function ContactNotice({ of: { title, description } }: Props) {
  const words = useWords(advertWords);
  const found = hasContact(title ?? "") || hasContact(description ?? "");
  return (
    <div role="status">
      {found && (
        <Callout kind="information">
          <p>{words.contact}</p>
        </Callout>
      )}
    </div>
  );
}
