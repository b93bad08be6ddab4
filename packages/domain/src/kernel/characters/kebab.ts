/** Gives a name of the code as codes are written: `signedOut` is `signed-out`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
