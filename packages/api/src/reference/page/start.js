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
    MoreCalls: ({ getComponent }) =>
      createElement(
        "section",
        { className: "swagger-ui", "aria-label": "/Agency/" },
        createElement("div", { className: "wrapper" }, createElement(getComponent("operations", true))),
      ),
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
    // A list without a name, and a button that opens the fields of what has no title.
    ExamplesSelect: (Original) => (props) =>
      createElement("label", { "aria-label": place.dataset.examples }, createElement(Original, props)),
    JSONSchema202012Accordion: (Original) => (props) => {
      const name = createElement("span", { className: "unseen" }, place.dataset.fields);
      return createElement(Original, props, props.children, name);
    },
  },
});

const show = (spec, at) => {
  const domNode = place.appendChild(document.createElement("div"));
  window.SwaggerUIBundle({
    domNode,
    spec,
    // A page has one main part.
    layout: at > 0 ? "MoreCalls" : "BaseLayout",
    plugins: [accessible],
    deepLinking: true,
    showExtensions: true,
    defaultModelsExpandDepth: -1,
    // Nothing is sent from here: one of the calls deletes the account of who reads.
    supportedSubmitMethods: [],
    validatorUrl: null,
  });
};

// Of more than 121 calls, Swagger UI 5.35 shows the first six: those of the agency stand by themselves, behind all others.
const isOfAgency = ([path]) => path.startsWith("/Agency/");
void fetch(place.dataset.url)
  .then((answer) => answer.json())
  .then((whole) => {
    const calls = Object.entries(whole.paths);
    const parts = [calls.filter((call) => !isOfAgency(call)), calls.filter(isOfAgency)];
    for (const [at, part] of parts.entries()) {
      const used = new Set(part.flatMap(([, methods]) => Object.values(methods).flatMap(({ tags }) => tags)));
      const tags = whole.tags.filter(({ name }) => used.has(name));
      show({ ...whole, tags, paths: Object.fromEntries(part) }, at);
    }
  });
