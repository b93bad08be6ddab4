import { hasContact, withoutContacts } from "../profile/contacts/contactMask.ts";
import { hasKind } from "../surveys/answer.ts";
import type { Question } from "../surveys/question.ts";
import type { ReadAnswer } from "./followUp.ts";

const asksHow = ["phone", "address", "cityAndPostalCode"] as const;

/** Gives an answer to whoever may not know how to reach the family (AGUI-31): null where it says nothing else. */
export function answerWithoutContacts(question: Question, answer: ReadAnswer): ReadAnswer | null {
  if (asksHow.some((kind) => hasKind(question, kind))) return null;
  if (!hasContact(answer.text)) return answer;
  const text = withoutContacts(answer.text);
  return { text, value: text };
}
