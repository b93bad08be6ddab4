/** Tells whether a change was made for this version of what it changes. */
export type VersionCheck = (version: number) => boolean;

/** For a change that says nothing of versions: the last write wins. */
export const anyVersion: VersionCheck = () => true;

/** For a change that must say it and does not: nothing is there yet. */
export const onlyFirst: VersionCheck = (version) => version === 0;
