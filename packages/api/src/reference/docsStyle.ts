/** The look of the reference: the portal's colours (packages/web/src/ui/global.css), in one small sheet of its own. */
export const docsStyle = `
:root{--page:#fdfaf6;--card:#fff;--ink:#212529;--quiet:#5f574f;--plum:#432657;--plum-soft:#f5f0f8;--orange:#ff9e1b;--orange-text:#8a4b00;--control:#a85a00;--line:#e9e3db}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;color:var(--ink);background:var(--page);font:1rem/1.5 system-ui,"Segoe UI","Noto Sans",Roboto,Arial,sans-serif}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.75rem 1.25rem;background:var(--card);border-bottom:4px solid var(--orange)}
header a{padding:.5rem}
.brand{margin:0;font-size:1.25rem;font-weight:700;color:var(--plum)}
.columns{max-width:75rem;margin:0 auto;padding:1.5rem 1.25rem 4rem;display:grid;gap:2rem}
h1,h2,h3,h4{color:var(--plum);line-height:1.3;text-wrap:balance}
h1{margin:0 0 1rem;font-size:2rem}
h2{margin:2.5rem 0 1rem;font-size:1.5rem}
h3{margin:0 0 .5rem;font-size:1.25rem;overflow-wrap:anywhere}
h4{margin:1.25rem 0 .25rem;font-size:1rem}
a{color:var(--orange-text)}
:focus-visible{outline:3px solid var(--control);outline-offset:2px}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem;top:1rem;padding:.5rem 1rem;background:var(--card)}
nav h2{margin:0 0 .5rem;font-size:1.25rem}
nav ul{margin:0;padding:0;list-style:none}
nav li li a{display:inline-block;padding:.25rem 0 .25rem 1rem}
nav a{display:inline-block;padding:.25rem 0;overflow-wrap:anywhere}
main{min-width:0;max-width:52rem}
article{margin:0 0 1.5rem;padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:12px;break-inside:avoid-page}
.call{margin:.25rem 0;overflow-wrap:anywhere}
.method{display:inline-block;padding:0 .5rem;border-radius:8px;background:var(--plum);color:#fff;font-weight:600}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9375em}
pre{margin:.5rem 0;padding:.75rem 1rem;overflow-x:auto;border-radius:8px;background:var(--plum-soft)}
.fields,.refusals{margin:.25rem 0;padding:0;list-style:none}
.fields li,.refusals li{padding:.375rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
.name{font-weight:700}
.type,.need,.said{color:var(--quiet)}
.need::before{content:"· "}
.status{font-weight:700;font-variant-numeric:tabular-nums}
@media (min-width:60rem){.columns{grid-template-columns:19rem minmax(0,1fr)}nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow-y:auto}}
@media print{nav,.skip,header a{display:none}body{background:#fff}.columns{display:block;padding:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-color:#857a6e}}
`;
