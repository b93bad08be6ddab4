import * as z from "zod/mini";

// Schemas of environment variables. Their messages are the end of a sentence: `must be …`.

/** A text that is not empty. */
export const text = z.string().check(z.trim(), z.minLength(1));

/** An address of one of these protocols (`https:`). */
export const url = (...protocols: string[]) =>
  text.check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    }),
  );

/** A whole number within limits. */
export const whole = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\s*\d+\s*$/)), z.transform(Number)),
      z.int().check(z.minimum(min), z.maximum(max)),
    ),
    fallback,
  );

/** `yes` or `no`. */
export const yesOrNo = z.enum(["yes", "no"], "must be yes or no");

type Shape = Record<string, z.ZodMiniType>;
type Given<S extends Shape> = z.infer<z.ZodMiniObject<S>>;

/** A setting that can do nothing without another one, which is missing. */
export interface Alone {
  readonly name: string;
  readonly missing: string;
}

/** The settings of one room: its environment variables, and the function that reads them. */
export interface RoomSettings<S extends Shape = Shape, Read extends object = object> {
  readonly shape: S;
  /** Gives a setting that was given without another one that it needs, or null. */
  alone?(given: Given<S>): Alone | null;
  read(given: Given<S>): Read;
}

/** Describes the settings of one room; `config.ts` reads those of all of them. */
export function settings<S extends Shape, Read extends object>(
  shape: S,
  read: (given: Given<S>) => Read,
  alone?: (given: Given<S>) => Alone | null,
): RoomSettings<S, Read> {
  return { shape, read, ...(alone && { alone }) };
}

/** What the `read` of a room gives. */
// biome-ignore lint/suspicious/noExplicitAny: of any shape
export type SettingsOf<Room extends { read: (given: any) => object }> = ReturnType<Room["read"]>;

/** What the settings of the features read; each adds its own beside them, so that nothing below the features names one. */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface FeatureConfig {}
