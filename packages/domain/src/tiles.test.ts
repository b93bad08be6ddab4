import { expect, it } from "vitest";
import { peopleList } from "./agencyPeople/people.filters.ts";
import { invitationTiles } from "./agencyPeople/people.tiles.ts";
import { renewalsList } from "./agencyRenewals/renewals.filters.ts";
import { answeredTile, callBackTile, silentTile } from "./agencyRenewals/renewals.tiles.ts";
import { surveysList } from "./agencySurveys/surveys.filters.ts";
import { contractsList } from "./contracts/agency/contracts.filters.ts";
import { contractTiles } from "./contracts/agency/contracts.tiles.ts";
import { runsList } from "./imports/runs/runs.filters.ts";
import { importsTile } from "./imports/runs/runs.tiles.ts";
import { type DeskDelays, type TileKind, usualDelays } from "./kernel/desk/tile.ts";
import { lettersList } from "./letters/letters.filters.ts";
import { letterTiles } from "./letters/letters.tiles.ts";
import { photoTiles } from "./photos/photo.tiles.ts";
import { advertTiles } from "./profile/advert/advert.tiles.ts";
import { requestTiles } from "./requests/request.tiles.ts";
import { requestsList } from "./requests/requests.filters.ts";
import { signatureTiles } from "./signatures/signature.tiles.ts";
import { signaturesList } from "./signatures/signatures.filters.ts";
import { staffList } from "./staff/staff.filters.ts";
import { staffTiles } from "./staff/staff.tiles.ts";
import { surveyTiles } from "./surveys/survey.tiles.ts";

// Each list, by the page that its tiles open; the queue of moderation is none.
const lists = {
  contrats: contractsList,
  courriers: lettersList,
  demandes: requestsList,
  equipe: staffList,
  imports: runsList,
  intervenants: peopleList,
  parents: peopleList,
  questionnaires: surveysList,
  rentree: renewalsList,
  signatures: signaturesList,
};
const delays: DeskDelays = { contractWait: 3, contractEnd: 45, draft: 21, moderation: 4, surveyIdle: 9 };
const tilesWith = (given: DeskDelays): readonly TileKind[] => [
  ...Object.values(contractTiles(given)).flatMap((ofKind) => Object.values(ofKind)),
  ...Object.values(surveyTiles(given)),
  ...Object.values(signatureTiles).flatMap((ofKind) => Object.values(ofKind)),
  ...Object.values(invitationTiles),
  ...[answeredTile, silentTile].flatMap((tile) => [tile("Parent"), tile("BabySitter")]),
  ...[callBackTile, importsTile, letterTiles.failed, requestTiles.open, staffTiles.secondFactor],
  ...[photoTiles(given).waiting, advertTiles(given).waiting],
];

function opened({ opens }: TileKind) {
  const [, page, query] = /^\/agence\/([a-z]+)(?:\?(.*))?$/.exec(opens?.link ?? "") ?? [];
  const address = Object.fromEntries(new URLSearchParams(query));
  return { list: lists[page as keyof typeof lists], address };
}

it("opens, by each tile of the desk, its list narrowed by words that mean something there (DESK-02)", () => {
  const tiles = tilesWith(delays);
  expect(new Set(tiles.map(({ code }) => code)).size).toBe(tiles.length);
  for (const tile of tiles) {
    const { list, address } = opened(tile);
    if (!list) expect(tile.opens?.link, tile.code).toMatch(/^\/agence\/moderation\?file=[a-z]+$/);
    else expect(list.stateIn(address), tile.code).toEqual(address);
  }
});

it.each<[string, object]>([
  ["letters-failed", { state: ["given-up", "refused-so-far"], sort: "asked" }],
  ["imports", { state: ["to-resume", "tried"], sort: "date" }],
  ["requests", {}],
  ["second-factor", { secondFactor: "to-enrol" }],
  ["invitations-parents", { accountState: ["invitation-expired"], sort: "created" }],
  ["renewals-answered-babysitters", { view: "babysitters", followUp: ["to-do"], sort: "answered" }],
  ["renewals-silent-parents", { view: "families", answer: "none", remindable: true }],
  ["renewals-to-call", { view: "families", answer: "unsure", callBack: "due", sort: "contactDate" }],
  ["surveys-new", { state: "finished", followUp: ["to-do"], sort: "finished" }],
  ["surveys-idle", { state: "unfinished", untouchedDays: "9", sort: "saved" }],
  ["unsigned-guard", { kind: "guard", state: ["waiting"], waitingDays: "3", sort: "asked" }],
  [
    "ending-housework",
    { kind: "housework", state: ["inProgress"], endsWithinDays: "45", hasSuccessor: false, sort: "end" },
  ],
  ["drafts-babysitter", { kind: "babysitter", state: ["draft"], untouchedDays: "21", sort: "updated" }],
  ["contract-errors-guard", { kind: "guard", state: ["error"], sort: "updated" }],
])("counts by the tile %s what its list shows: %j (DESK-02)", (code, asked) => {
  const tile = tilesWith(delays).find((one) => one.code === code);
  const { list, address } = opened(tile as TileKind);
  expect(list.askedIn(list.stateIn(address) as never)).toEqual(asked);
});

it.each([
  ["photos", "moderation", 4],
  ["adverts", "moderation", 4],
  ["ending-guard", "contractEnd", 38],
] as const)("is late by the agency’s own delay: %s (DESK-07)", (code, delay, days) => {
  const lateAfter = (given: DeskDelays) =>
    tilesWith(given).find((one) => one.code === code)?.overdueAfterDays;
  expect(lateAfter({ ...usualDelays, [delay]: delays[delay] })).toBe(days);
  expect(lateAfter({ ...delays, [delay]: usualDelays[delay] })).toBe(lateAfter(usualDelays));
});

it("says of the tiles of a season of whom they are", () => {
  expect([answeredTile("Parent").title.fr, silentTile("BabySitter").title.en]).toEqual([
    "Réponses de rentrée à traiter, familles",
    "Back to school: no answer, babysitters",
  ]);
});
