export function findTestChromium(): string | null;
