import { borrowedLegalTexts } from "../../agency/readLegalTexts.ts";
import type { Config } from "../../config.ts";
import { agencyOf, webBuildOf } from "../../portal.ts";
import { checkPublicUrl } from "../../production.ts";
import { version } from "../../version.ts";
import { broken, type Finding, fine, risky } from "./finding.ts";

/** Looks at what is configured, without asking anybody. */
export function lookAtSettings(config: Config): Finding[] {
  const { production } = config;
  return [
    fine((words) => words.version(version(), process.versions.node)),
    ...(production ? [] : [risky((words) => words.notProduction)]),
    ...addressOf(config),
    ...(production && config.trustProxy === undefined ? [risky((words) => words.noProxy)] : []),
    ...agencyFindings(config),
    ...(production && webBuildOf() === null ? [broken((words) => words.noPages)] : []),
    ...(production && !config.agencyNeedsSecondFactor ? [broken((words) => words.factorOptional)] : []),
    ...(production && config.metricsToken === undefined ? [risky((words) => words.noMetrics)] : []),
  ];
}

function addressOf(config: Config): Finding[] {
  const { publicUrl, port } = config;
  try {
    checkPublicUrl(config);
    return [fine((words) => words.address(publicUrl ?? `http://localhost:${port}`))];
  } catch {
    return [broken((words) => (publicUrl ? words.openAddress(publicUrl) : words.noAddress))];
  }
}

function agencyFindings(config: Config): Finding[] {
  const { production, agencyFolder } = config;
  if (agencyFolder === null) {
    const finding = { say: (words: Parameters<Finding["say"]>[0]) => words.demonstrationAgency };
    return production ? [{ level: "broken", ...finding }] : [{ level: "fine", ...finding }];
  }
  try {
    const { name } = agencyOf(config);
    const borrowed = borrowedLegalTexts(agencyFolder).map((text) => `legal/${text}.fr.md`);
    return [
      fine((words) => words.ownAgency(name)),
      ...(borrowed.length > 0 ? [broken((words) => words.borrowedTexts(borrowed.join(", ")))] : []),
    ];
  } catch (error) {
    return [broken(() => (error as Error).message)];
  }
}
