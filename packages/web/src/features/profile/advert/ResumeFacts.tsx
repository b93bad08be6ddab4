import { ageOn, longDay } from "@ribambelle/domain/kernel/day";
import { phoneText } from "@ribambelle/domain/kernel/phone";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { useAgency } from "../../../client/agency.tsx";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Facts } from "../../../ui/cards/Facts.tsx";
import { OutsideMark } from "../../../ui/pictures/OutsideMark.tsx";
import { ageWords } from "../age.texts.ts";
import { useMyProfile } from "../MyProfile.tsx";
import classes from "./Resume.module.css";
import { resumeWords } from "./resume.texts.ts";

/** What the agency knows of the babysitter: they read it, the agency corrects it (PROF-15 to -18, PROF-OP9). */
export function ResumeFacts() {
  const locale = useLocale();
  const words = useWords(resumeWords);
  const { age } = useWords(ageWords);
  const { user, profile } = useMyProfile();
  const { birthDate, phoneNumber } = profile;
  const missing = <span className={classes.missing}>{words.notGiven}</span>;
  const birth = birthDate && `${longDay(birthDate, locale)} · ${age(ageOn(birthDate, today()))}`;
  const lines = addressLines(profile);
  const address = lines ? <span className={classes.address}>{lines}</span> : missing;
  return (
    <>
      <Facts
        facts={[
          [words.email, user.email ?? missing],
          [words.phone, phoneNumber ? phoneText(phoneNumber) : missing],
          [words.birthDate, birth ?? missing],
          [words.address, address],
        ]}
      />
      <Corrections />
    </>
  );
}

/** Writes an address as on an envelope, line by line; what is not known is left out. */
function addressLines({ address, addressComplement, zipCode, city }: Profile): string {
  const town = [zipCode, city].filter(Boolean).join(" ");
  return [address, addressComplement, town].filter(Boolean).join("\n");
}

function Corrections() {
  const words = useWords(resumeWords);
  const { contact, publicSite } = useAgency();
  return (
    <div className={classes.corrections}>
      <p>
        {words.corrections} <a href={contact.phoneAddress}>{contact.phone.replaceAll(" ", "\u00a0")}</a>{" "}
        {words.or} <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <a className={classes.link} href={publicSite.contactHelp}>
        {words.contactGuide}
        <OutsideMark address={publicSite.contactHelp} />
      </a>
    </div>
  );
}
