import type { SignatureRequest, SigningStep } from "@ribambelle/domain/signatures/signature";
import type { Signing, SigningDraft } from "./useSigning.ts";

/** What each step is given. */
export interface StepProps {
  request: SignatureRequest;
  personId: number;
  signing: Signing;
  /** Opens another step, with what else becomes of the draft. */
  goTo: (step: SigningStep, change?: Partial<SigningDraft>) => void;
  /** Whoever is here has signed. */
  onSigned: () => void;
}
