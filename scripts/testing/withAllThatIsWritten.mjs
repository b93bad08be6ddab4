/** Gives what a module keeps to itself as well, where it is asked for by `?all`: that is said to people, too. */
export const withAllThatIsWritten = {
  name: "with-all-that-is-written",
  enforce: "pre",
  transform: (code, id) => (id.endsWith("?all") ? code.replaceAll(/^(?=const \w)/gm, "export ") : null),
};
