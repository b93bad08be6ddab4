import mantine from "postcss-preset-mantine";

/** Gives our CSS modules the breakpoint and nesting helpers of Mantine. */
export default { plugins: [mantine()] };
