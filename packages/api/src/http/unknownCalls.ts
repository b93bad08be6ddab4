import { apiBase, type Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../acting/refused.ts";
import { WrongMethod } from "./answers/errors.ts";

/** Gives the refusal of a call that no endpoint serves: 405 where another method would do, else 404. */
export function unknownCall(endpoints: readonly Endpoint[]): (url: string) => Refused {
  const known = endpoints.map(({ path, method }) => ({
    path: new RegExp(`^${apiBase}${path.replace(/:[a-z]+/gi, "[^/]+")}/?$`, "i"),
    method,
  }));
  return (url) => {
    const path = url.split("?")[0] ?? "";
    const methods = known.filter((call) => call.path.test(path)).map((call) => call.method);
    if (methods.length === 0) return new Refused(commonRefusals.notFound);
    return new WrongMethod(methods.flatMap(allowed));
  };
}

// Whatever can be read can also be asked for its headers alone (RFC 9110 §9.3.2).
const allowed = (method: string) => (method === "GET" ? ["GET", "HEAD"] : [method]);
