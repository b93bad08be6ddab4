import { createTheme, type MantineColorsTuple } from "@mantine/core";

// Ten tones each; the sixth is the one of filled surfaces, the last two carry text on light surfaces.
const orange: MantineColorsTuple = [
  "#fff8ee",
  "#fff1dc",
  "#ffe1b8",
  "#ffcd8a",
  "#ffb95b",
  "#ffab3a",
  "#ff9e1b", // SHELL-39
  "#f08c00",
  "#a85a00",
  "#8a4b00",
];
const gray: MantineColorsTuple = [
  "#faf8f5",
  "#f4f0ea",
  "#e9e3db",
  "#dcd4ca",
  "#c6bcb0",
  "#a59a8d",
  "#857a6e",
  "#6b6259",
  "#463e37",
  "#2a2521",
];
const red: MantineColorsTuple = [
  "#fdf5f3",
  "#fdecea",
  "#f8d3cf",
  "#efaba4",
  "#e0766c",
  "#c4473d",
  "#b8291f",
  "#9c1f17",
  "#7f1811",
  "#64120c",
];
const green: MantineColorsTuple = [
  "#f3faf5",
  "#e6f4ea",
  "#c9e6d2",
  "#9fd0af",
  "#6fb587",
  "#3f8a59",
  "#1f7a3f",
  "#1b5e33",
  "#154a28",
  "#0f371d",
];

/** The look of the portal: orange carries dark text, second colour plum, warm greys; the rest is in `global.css`. */
export const theme = createTheme({
  primaryColor: "orange",
  primaryShade: 6,
  autoContrast: true,
  black: "#212529",
  colors: { orange, gray, red, green },
  fontFamily: "var(--font)",
  fontSizes: { xs: "0.875rem", sm: "0.875rem", md: "1rem", lg: "1.25rem", xl: "1.5rem" },
  fontWeights: { regular: "400", medium: "600", bold: "700" },
  lineHeights: { xs: "1.45", sm: "1.5", md: "1.5", lg: "1.5", xl: "1.4" },
  radius: { md: "8px", lg: "12px" },
  defaultRadius: "md",
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  respectReducedMotion: true,
  headings: {
    fontWeight: "700",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "2rem", lineHeight: "1.25" },
      h2: { fontSize: "1.5rem", lineHeight: "1.3" },
      h3: { fontSize: "1.25rem", lineHeight: "1.4" },
      h4: { fontSize: "1rem", lineHeight: "1.5" },
    },
  },
});
