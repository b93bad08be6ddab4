declare const isSection: unique symbol;

/** A section of the portal: named in the menus, drawn on its tile, counted where there is something to do in it. */
export type Section = string & { readonly [isSection]: true };

/** Declares a section; its page and its to-dos name it by this one value. */
export const section = (name: string): Section => name as Section;
