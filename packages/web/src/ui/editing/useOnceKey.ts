import { useRef } from "react";

/** Gives the key of a sending: another one for each thing that is sent, the same again while nobody knows whether it arrived. */
export function useOnceKey() {
  const last = useRef<{ sent: string; key: string } | null>(null);
  return {
    keyOf(sent: unknown): string {
      const text = JSON.stringify(sent);
      if (last.current?.sent !== text) last.current = { sent: text, key: newKey() };
      return last.current.key;
    },
    /** Makes the next sending another one, even of the same. */
    forget() {
      last.current = null;
    },
  };
}

// A UUID of version 4. `crypto.randomUUID` is not there on a page that came without TLS.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[(bytes[8] ?? 0) % 4];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}
