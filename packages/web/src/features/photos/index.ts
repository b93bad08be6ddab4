export { PhotoSection } from "./PhotoSection.tsx";
