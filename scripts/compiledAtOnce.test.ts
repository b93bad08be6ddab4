import { expect, it } from "vitest";
import { compiledAtOnce } from "../packages/web/compiledAtOnce.ts";

it("puts brackets around the functions that hold modules, and leaves the rest of a file as it is", () => {
  const file =
    'import{t as e}from"./runtime.js";var a=e((t,n)=>{n.exports=()=>{}}),b=e(t=>{t.c=a()}),c=e(()=>1),d=f(b(),1);export{a,b}';
  expect(compiledAtOnce(file)).toBe(
    'import{t as e}from"./runtime.js";var a=e((function(t,n){n.exports=()=>{}})),b=e((function(t){t.c=a()})),c=e(()=>1),d=f(b(),1);export{a,b}',
  );
});
