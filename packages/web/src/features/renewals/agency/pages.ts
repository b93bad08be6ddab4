export { kindsOfSeason } from "@ribambelle/domain/agencyRenewals/followUp";
export { SeasonPage } from "./SeasonPage.tsx";
export { seasonQueryAt, summaryQuery, yearAt } from "./season.queries.ts";
