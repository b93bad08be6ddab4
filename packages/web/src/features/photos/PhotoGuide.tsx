import { useAgency } from "../../client/agency.tsx";
import { useWords } from "../../client/locale.tsx";
import { NewTabIcon } from "../../ui/pictures/linkIcons.tsx";
import { OutsideMark } from "../../ui/pictures/OutsideMark.tsx";
import { photoSectionWords } from "./PhotoSection.texts.ts";

/** The link to the public site's guide of what makes a photo acceptable (AVATAR-17, LEGACY-14); in a new tab where leaving would lose a photo. */
export function PhotoGuide({ apart = false }: { apart?: boolean }) {
  const words = useWords(photoSectionWords);
  const { photoHelp } = useAgency().publicSite;
  if (!apart) {
    return (
      <a href={photoHelp}>
        {words.guide}
        <OutsideMark address={photoHelp} />
      </a>
    );
  }
  return (
    <a href={photoHelp} target="_blank" rel="noopener noreferrer">
      {words.guide} <span className="visually-hidden">{words.newTab}</span>
      <NewTabIcon />
    </a>
  );
}
