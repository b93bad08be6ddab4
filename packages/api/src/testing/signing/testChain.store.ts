export { listChain as chainOf } from "../../features/signatures/chain/chain.store.ts";
