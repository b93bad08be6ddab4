import { describe, expect, it } from "vitest";
import { type PasswordChoice, refusalOfPassword } from "./passwordChoice.ts";

const choice: PasswordChoice = {
  password: "Tout-Nouveau-9",
  role: "Parent",
  email: "c.lefevre@example.fr",
  userName: "clelia75",
  firstName: "Clélia Anne-Sophie",
  lastName: "Le Fèvre",
  agencyName: "Les Petits Génies",
  isCommon: false,
  isInUse: false,
};
const codeOf = (given: Partial<PasswordChoice>) =>
  refusalOfPassword({ ...choice, ...given })?.code.replace("identity.password-", "") ?? null;

describe("a new password that satisfies the printed rules", () => {
  it.each<[Partial<PasswordChoice>, string | null]>([
    [{}, null],
    [{ isInUse: true }, "in-use"],
    [{ isCommon: true }, "too-common"],
    [{ password: "X1-C.LEFEVRE-a" }, "contains-email"],
    [{ email: "jo@example.fr", password: "Jolie-Maison-9" }, null],
    [{ email: "joe@example.fr", password: "Joelle-Maison-9" }, "contains-email"],
    [{ email: null, password: "Tout-Nouveau-9" }, null],
    [{ password: "Clelia.75.Paris" }, "contains-user-name"],
    [{ userName: "denis@example.fr", password: "Sacre-Denis-93" }, "contains-user-name"],
    [{ userName: "jo", password: "Jolie-Maison-9" }, null],
    [{ userName: "", firstName: "", lastName: "", email: null }, null],
    [{ password: "CLÉLIA-2026-ok" }, "contains-name"],
    [{ password: "Vive-Sophie-9" }, "contains-name"],
    [{ password: "annesophie1A" }, "contains-name"],
    [{ password: "Fevrier-2026-x" }, null],
    [{ password: "Le-Fevre-2026" }, "contains-name"],
    [{ password: "leFÈVRE2026" }, "contains-name"],
    [{ lastName: "Li", password: "Liberte-2026-x" }, null],
    [{ lastName: "Lin", password: "Moulin-2026-x" }, "contains-name"],
    [{ password: "Ribambelle2027" }, "contains-agency"],
    [{ password: "rib-am-BELLE-27" }, "contains-agency"],
    [{ password: "LesPetitsGenies1" }, "contains-agency"],
    [{ password: "Genies-2026-ok" }, "contains-agency"],
    [{ password: "Les-Vacances-1" }, null],
    [{ role: "Agency" }, null],
    [{ role: "Agency", password: "Douzelettre1" }, null],
    [{ role: "Agency", password: "Onzelettre1" }, "short-for-staff"],
    [{ role: "BabySitter", password: "Onzelettre1" }, null],
    [{ agencyName: "Nid", password: "Un-Nid-Douillet-1" }, "contains-agency"],
  ])("%j: %s (AUTH-OP8, AUTH-OP12, SETTINGS-OP6, STAFF-20)", (given, code) => {
    expect(codeOf(given)).toBe(code);
  });
});
