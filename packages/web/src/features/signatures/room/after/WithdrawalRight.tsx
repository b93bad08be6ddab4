import { withdrawalNoticePath } from "@ribambelle/domain/signatures/signature.api";
import { useWords } from "../../../../client/locale.tsx";
import { roomWords } from "../room.texts.ts";

/** What a consumer may do after they have signed at a distance, with the notice and its form (SIGN-11). */
export function WithdrawalRight({ id }: { id: string }) {
  const words = useWords(roomWords);
  return (
    <p>
      {words.withdrawalRight}{" "}
      <a href={withdrawalNoticePath(id)} target="_blank" rel="noopener">
        {words.withdrawalNotice}
        <span className="visually-hidden"> {words.newTab}</span>
      </a>
    </p>
  );
}
