import { type BabysitterContract, babysitterContractTypes } from "@ribambelle/domain/contracts/contract";
import { babysitterContractMeaning } from "@ribambelle/domain/contracts/contract.rules";
import { babysitterContractStates, stateColour } from "@ribambelle/domain/contracts/contract.states";
import { periodText } from "@ribambelle/domain/contracts/contract.texts";
import { saidAgain } from "@ribambelle/domain/kernel/values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Link } from "../../../routing/router/Link.tsx";
import cardLink from "../../../ui/cards/CardLink.module.css";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { ChevronRightIcon } from "../../../ui/pictures/linkIcons.tsx";
import { SignLink } from "../ContractLinks.tsx";
import { contractsWords } from "../contracts.texts.ts";
import { signAnchorOf } from "../summary.ts";
import classes from "./BabysitterContractEntry.module.css";

interface Props {
  contract: BabysitterContract;
  /** True when its details are shown. */
  open: boolean;
  /** True for the first that waits for a signature. */
  isFirstToSign: boolean;
}

/** One contract in the babysitter's list: the whole card opens its details (CONTRACT-13 to -18). */
export function BabysitterContractEntry({ contract, open, isFirstToSign }: Props) {
  const locale = useLocale();
  const words = useWords(contractsWords);
  const { reference, typeDisplayName, stateDisplayName } = contract;
  const type = babysitterContractTypes.row(contract.type);
  const meaning = babysitterContractMeaning(contract);
  const state = babysitterContractStates.row(contract.state);
  return (
    <div className={classes.entry} data-open={open}>
      <h2 className={classes.title}>
        <Link
          id={meaning === "waiting" ? signAnchorOf(reference, isFirstToSign) : undefined}
          to="/intervenant/contrats"
          search={(now) => ({ ...now, contrat: reference })}
          replace
          resetScroll={false}
          preload={false}
          className={cardLink.link}
          aria-current={open ? "page" : undefined}
        >
          {periodText(contract, today(), locale)}
        </Link>
      </h2>
      <ChevronRightIcon className={classes.chevron} />
      <p className={classes.reference}>{words.reference(reference)}</p>
      <div className={classes.chips}>
        <Chip colour={stateColour(meaning)}>
          {saidAgain(stateDisplayName, state, babysitterContractStates.rows, locale)}
        </Chip>
        <Chip>{saidAgain(typeDisplayName, type, babysitterContractTypes.rows, locale)}</Chip>
      </div>
      <div className={classes.sign}>
        <SignLink contract={contract} />
      </div>
    </div>
  );
}
