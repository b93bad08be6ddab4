import { ownOrigin } from "../../client/drawnRequest.ts";
import { useWords } from "../../client/locale.tsx";
import { OutsideIcon } from "./linkIcons.tsx";
import { outsideMarkWords } from "./OutsideMark.texts.ts";

/** Says beside a link's name that its address is another site's; nothing for an address of the portal, or none. */
export function OutsideMark({ address }: { address: string | null }) {
  const words = useWords(outsideMarkWords);
  if (address === null || new URL(address, ownOrigin()).origin === ownOrigin()) return null;
  return (
    <>
      {" "}
      <span className="visually-hidden">{words.otherSite}</span>
      <OutsideIcon />
    </>
  );
}
