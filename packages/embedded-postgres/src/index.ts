export { EmbeddedProblem, type EmbeddedProblemCode } from "./problems.ts";
export { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from "./startEmbedded.ts";
