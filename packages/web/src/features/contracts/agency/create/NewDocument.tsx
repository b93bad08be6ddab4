import { documentRefusals } from "@ribambelle/domain/documents/document.refusals";
import { maxDocumentBytes } from "@ribambelle/domain/imports/pdf";
import { useState } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { ErrorText } from "../../../../ui/fields/ErrorText.tsx";
import { changeWords } from "../changes/changes.texts.ts";
import { PdfZone } from "../changes/PdfZone.tsx";
import { uploadWords } from "../changes/upload.texts.ts";
import classes from "./NewContractPage.module.css";

interface Props {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** The PDF of a contract to be, which leaves with it (AGCON-06). */
export function NewDocument({ file, onChange }: Props) {
  const words = useWords(changeWords);
  const { chosen } = useWords(uploadWords);
  const locale = useLocale();
  const [isTooLarge, setIsTooLarge] = useState(false);
  return (
    <fieldset className={classes.document}>
      <legend>{words.document}</legend>
      <PdfZone
        button={file ? words.otherPdf : words.choosePdf}
        onFile={(given) => {
          setIsTooLarge(given.size > maxDocumentBytes);
          onChange(given.size > maxDocumentBytes ? null : given);
        }}
      >
        <p role="status">{file && chosen(file.name)}</p>
        {file && <Button onClick={() => onChange(null)}>{words.withoutPdf}</Button>}
      </PdfZone>
      {isTooLarge && <ErrorText>{documentRefusals.tooLarge[locale]}</ErrorText>}
    </fieldset>
  );
}
