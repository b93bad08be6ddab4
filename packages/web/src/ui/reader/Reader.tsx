import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useWords } from "../../client/locale.tsx";
import { Failure } from "../messages/Failure.tsx";
import { Skeleton } from "../messages/Skeleton.tsx";
import { NeedsScript } from "../messages/WithoutScript.tsx";
import { DownloadIcon, LastPageIcon, NewTabIcon } from "../pictures/linkIcons.tsx";
import { CannotShow } from "./CannotShow.tsx";
import { fetchFile } from "./fetchFile.ts";
import type { OpenPdf } from "./pdf.ts";
import classes from "./Reader.module.css";
import { readerWords } from "./Reader.texts.ts";
import { ReaderBar } from "./ReaderBar.tsx";
import { ReaderPage } from "./ReaderPage.tsx";
import { useCurrentPage } from "./useCurrentPage.ts";
import { useEndSeen } from "./useEndSeen.ts";
import { useFile } from "./useFile.ts";
import { useStartPage } from "./useStartPage.ts";

export interface ReaderProps {
  /** Where the PDF is. */
  address: string;
  title: string;
  /** Gets its bytes, where whoever shows it needs the same (SIGN-08); without it they are fetched from the address. */
  read?: () => Promise<ArrayBuffer>;
  /** True when it was read before: the box is ticked then. */
  isRead: boolean;
  /** The file has come, so the server has noted that it was given. */
  onOpened?: () => void;
  /** The end of the document has been on the screen; the number of the last page. */
  onEnd: (pages: number) => void;
  /** The person says that they have read the downloaded file. */
  onDownloaded: () => void;
  /** The page to open at; the first one without it. */
  startPage?: number | undefined;
  /** Another page is in the middle of the window. */
  onPage?: (page: number) => void;
}

/** Shows a PDF that has to be read, in the page (SPACE-23); where it cannot, offers the file and a box (SPACE-25). */
export function Reader(props: ReaderProps) {
  const { address, read, isRead, onOpened, onDownloaded } = props;
  const words = useWords(readerWords);
  const [attempt, setAttempt] = useState(0);
  const fetched = useCallback(() => fetchFile(address), [address]);
  const file = useFile(read ?? fetched, attempt);
  useEffect(() => {
    if (file.is === "open" || file.is === "cannot") onOpened?.();
  }, [file.is, onOpened]);
  if (file.is === "away")
    return (
      <Failure
        error={file.error}
        sentence={words.away}
        retrying={false}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  return (
    <div className={classes.reader}>
      {file.is !== "open" && <Links address={address} />}
      {file.is === "cannot" && <CannotShow isRead={isRead} onDownloaded={onDownloaded} />}
      {file.is === "loading" && (
        <>
          <NeedsScript>{words.withoutScript}</NeedsScript>
          <div role="status" className={classes.waiting}>
            <span className="visually-hidden">{words.loading}</span>
            <Skeleton width="100%" height="100%" />
          </div>
        </>
      )}
      {file.is === "open" && <Pages {...file} {...props} />}
    </div>
  );
}

interface LinksProps {
  address: string;
  /** Where the browser's own viewer finds it, once it is here. */
  blobUrl?: string;
  /** Leads to the last page; there is no other way where it is undefined. */
  onLast?: (() => void) | undefined;
}

function Links({ address, blobUrl, onLast }: LinksProps) {
  const words = useWords(readerWords);
  return (
    <div className={classes.links}>
      <a className={classes.link} href={address} download>
        <DownloadIcon />
        {words.download}
      </a>
      {blobUrl && (
        <a className={classes.link} href={blobUrl} target="_blank" rel="noopener">
          <NewTabIcon />
          {words.otherTab}
        </a>
      )}
      {onLast && (
        <button type="button" className={classes.link} onClick={onLast}>
          <LastPageIcon />
          {words.toLast}
        </button>
      )}
    </div>
  );
}

// Of a page and its six neighbours, those that are kept drawn (SPACE-23).
const [before, after] = [2, 3];
const widest = 860;

interface PagesProps extends Pick<ReaderProps, "address" | "title" | "onEnd" | "startPage" | "onPage"> {
  pdf: OpenPdf;
  blobUrl: string;
}

function Pages({ pdf, blobUrl, address, title, onEnd, startPage: start, onPage }: PagesProps) {
  const words = useWords(readerWords);
  const count = pdf.sizes.length;
  const pages = useRef<HTMLElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const endId = useId();
  const [zoom, setZoom] = useState(1);
  const room = useWidth(pages);
  const current = useCurrentPage(pages);
  useStartPage(pages, { isLaidOut: room > 0, current, start, onPage });
  const [isLastDrawn, setLastDrawn] = useState(false);
  const onDrawn = useCallback((number: number) => setLastDrawn((was) => was || number === count), [count]);
  const onSeen = useCallback(() => onEnd(count), [onEnd, count]);
  useEndSeen(end, isLastDrawn, onSeen);
  const toLast = () => {
    const last = pages.current?.querySelector<HTMLElement>(`[data-page="${count}"]`);
    end.current?.scrollIntoView({ block: "end" });
    last?.focus({ preventScroll: true });
  };
  const width = Math.floor(Math.min(room, widest) * zoom);
  return (
    <>
      <Links address={address} blobUrl={blobUrl} onLast={count > 1 ? toLast : undefined} />
      <ReaderBar current={current} count={count} zoom={zoom} onZoom={setZoom} />
      <section
        ref={pages}
        className={classes.pages}
        aria-label={words.label(title)}
        // Wider than its frame it scrolls, with the arrow keys too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        tabIndex={0}
        aria-describedby={endId}
      >
        {pdf.sizes.map((_, index) => {
          const number = index + 1;
          return (
            <ReaderPage
              key={number}
              pdf={pdf}
              number={number}
              width={width}
              isNear={number >= current - before && number <= current + after}
              onDrawn={onDrawn}
            />
          );
        })}
      </section>
      <p ref={end} id={endId} className={classes.end}>
        {words.end}
      </p>
    </>
  );
}

/** Gives how wide an element is, in CSS pixels; 0 before it is there. */
function useWidth(of: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  // Before the first picture: pages without a size would have nowhere to scroll.
  useLayoutEffect(() => {
    if (!of.current) return undefined;
    setWidth(of.current.clientWidth);
    const watched = new ResizeObserver(([seen]) => setWidth(seen?.contentRect.width ?? 0));
    watched.observe(of.current);
    return () => watched.disconnect();
  }, [of]);
  return width;
}
