// Draws the reference with Swagger UI: all that it knows stands in openapi.json.
const place = document.getElementById("calls");

// Its own dark stands under a class of the root.
const asksForDark = window.matchMedia("screen and (prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", asksForDark.matches);
follow();
asksForDark.addEventListener("change", follow);

const nothing = () => null;

// Swagger UI lets a component be replaced, or wrapped, by its name.
const accessible = ({ React: { createElement } }) => ({
  components: {
    // What the page says itself, in its language; and there is one server, whose session is a cookie.
    InfoContainer: nothing,
    ServersContainer: nothing,
    authorizeBtn: nothing,
    authorizeOperationBtn: nothing,
    // Written as they are: what is said here is no Markdown, and HTML that is made out of text is refused (Trusted Types).
    Markdown: ({ source }) =>
      createElement("div", { className: "markdown plain" }, createElement("p", null, source)),
    // It stands inside a button, which may hold no link.
    DeepLink: ({ text }) => createElement("span", null, text),
  },
  wrapComponents: {
    // From 150 rows on, a list draws those in view alone, which the browser’s search, a printer and a screen reader’s count
    // miss: each section is a list of its own.
    operations: (Original) => (props) => {
      const sections = props.specSelectors.taggedOperations();
      const only = (name) => ({ taggedOperations: () => sections.filter((_, other) => other === name) });
      return sections
        .keySeq()
        .map((name) => {
          const specSelectors = { ...props.specSelectors, ...only(name) };
          return createElement(Original, { ...props, key: name, specSelectors });
        })
        .toArray();
    },
    // A list without a name, and a button that opens the fields of what has no title.
    ExamplesSelect: (Original) => (props) =>
      createElement("label", { "aria-label": place.dataset.examples }, createElement(Original, props)),
    JSONSchema202012Accordion: (Original) => (props) => {
      const name = createElement("span", { className: "unseen" }, place.dataset.fields);
      return createElement(Original, props, props.children, name);
    },
  },
});

window.SwaggerUIBundle({
  domNode: place,
  url: place.dataset.url,
  plugins: [accessible],
  deepLinking: true,
  showExtensions: true,
  defaultModelsExpandDepth: -1,
  // Nothing is sent from here: one of the calls deletes the account of who reads.
  supportedSubmitMethods: [],
  validatorUrl: null,
});
