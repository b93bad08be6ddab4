import { useAnnounced } from "./announce.ts";

/** The one place of a page from which screen readers are told what a button did; a live region inside it would take its name. */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useAnnounced()}
    </p>
  );
}
