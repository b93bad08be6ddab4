// Both entries import these from here, so that React is a chunk of its own and runs in a task of its own.
export { createRoot, hydrateRoot } from "react-dom/client";
