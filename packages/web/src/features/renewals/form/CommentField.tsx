import { commentLength, isCommentShort, mostCommentLength } from "@ribambelle/domain/renewals/comment";
import { commentTooLong } from "@ribambelle/domain/renewals/renewal.texts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { renewalWords } from "../renewals.texts.ts";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A comment of at most 250 characters; too long a one stays and is said so (RENEWBS-07). */
export function CommentField({ label, value, onChange }: Props) {
  const locale = useLocale();
  const words = useWords(renewalWords);
  return (
    <TextArea
      label={label}
      optional
      rows={3}
      value={value}
      hint={words.characters(commentLength(value), mostCommentLength)}
      error={isCommentShort(value) ? null : commentTooLong[locale]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
