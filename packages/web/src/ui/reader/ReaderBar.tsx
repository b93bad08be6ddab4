import { useWords } from "../../client/locale.tsx";
import { IconButton } from "../buttons/IconButton.tsx";
import classes from "./Reader.module.css";
import { readerWords } from "./Reader.texts.ts";

const sizes: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

interface Props {
  current: number;
  count: number;
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** Where the reader is, and how large the pages are; it stays in sight. */
export function ReaderBar({ current, count, zoom, onZoom }: Props) {
  const words = useWords(readerWords);
  const place = sizes.indexOf(zoom);
  const step = (by: number) => onZoom(sizes[place + by] ?? zoom);
  return (
    <div className={classes.bar}>
      <p className={classes.place}>{words.page(current, count)}</p>
      <div className={classes.sizes}>
        <IconButton
          className={classes.size}
          aria-label={words.smaller}
          aria-disabled={place === 0}
          onClick={() => step(-1)}
        >
          −
        </IconButton>
        <output className={classes.percent}>{words.size(Math.round(zoom * 100))}</output>
        <IconButton
          className={classes.size}
          aria-label={words.larger}
          aria-disabled={place === sizes.length - 1}
          onClick={() => step(1)}
        >
          +
        </IconButton>
      </div>
    </div>
  );
}
