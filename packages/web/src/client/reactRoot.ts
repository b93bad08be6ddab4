// Both entries take these from here, so that React starts with its own file and not in the middle of theirs.
export { createRoot, hydrateRoot } from "react-dom/client";
