import { Doll } from "./Doll.tsx";

/** The picture of a person without a photo: one child of the chain, hand in hand with the next ones. */
export const DefaultPhoto = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path fill="var(--orange-soft)" d="M0 0h64v64H0z" />
    <Doll x={-25} y={11} fill="var(--drawn-lilac)" shape="trousers" />
    <Doll x={12} y={11} fill="var(--drawn-apricot)" />
    <Doll x={49} y={11} fill="var(--drawn-lilac)" shape="trousers" />
  </svg>
);
