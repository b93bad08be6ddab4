import { useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import classes from "./ModerationPage.module.css";
import { moderationWords } from "./moderation.texts.ts";
import type { KeysAre } from "./useShortcuts.ts";

interface Props {
  keysAre: KeysAre;
  isOpen: boolean;
  onToggle: () => void;
}

/** What the keys do, behind a button that is seen once they do it: what is pressed before the script came would be lost (MODER-04). */
export function Shortcuts({ keysAre, isOpen, onToggle }: Props) {
  const words = useWords(moderationWords);
  if (keysAre === "off") return null;
  return (
    <>
      {/* Its place is kept: nothing under it moves once it is seen. */}
      <div className={classes.shortcuts} data-on={keysAre === "on"}>
        <Button aria-expanded={isOpen} onClick={onToggle}>
          {words.shortcuts}
        </Button>
      </div>
      {isOpen && (
        <dl className={classes.keys}>
          {words.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
