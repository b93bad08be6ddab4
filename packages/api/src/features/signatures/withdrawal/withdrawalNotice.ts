import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Deps } from "../../../deps.ts";
import { leadsOutside } from "../../../importing/documentFile.ts";
import { drawPaper } from "../../../papers/drawPaper.ts";

type Needs = Pick<Deps, "config" | "terms" | "agency">;

/** Gives the notice of the right to withdraw with its form, as the agency has it, else as the law words it (SIGN-11). */
export async function withdrawalNotice({ config, terms, agency }: Needs): Promise<Uint8Array> {
  const { withdrawalNotice: own } = terms.signature;
  if (own && config.agencyFolder && !leadsOutside(own))
    return readFile(resolve(join(config.agencyFolder, own)));
  const { company } = terms.legal;
  const { phone, email, address } = agency.contact;
  const us = [company?.name ?? agency.name, company?.address ?? address, phone, email]
    .filter(Boolean)
    .join(", ");
  return drawPaper(
    {
      title: "Notice et formulaire de rétractation",
      author: agency.name,
      madeAt: new Date("2026-01-05T00:00:00Z"),
      foot: "Notice et formulaire de rétractation",
    },
    (pen) => {
      // Code de la consommation, annexe à l'article R221-3, then that to R221-1.
      pen.title("Votre droit de rétractation");
      for (const words of right(us)) pen.paragraph(words);
      pen.heading("Effets de la rétractation");
      for (const words of effects) pen.paragraph(words);
      pen.heading("Modèle de formulaire de rétractation");
      for (const words of form(us)) pen.paragraph(words);
    },
  );
}

const right = (us: string): readonly string[] => [
  "Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.",
  "Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat. Si ce délai expire un samedi, un dimanche ou un jour férié ou chômé, il est prolongé jusqu’au premier jour ouvrable suivant.",
  `Pour exercer le droit de rétractation, vous devez nous notifier (${us}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.`,
  "Vous pouvez aussi exercer ce droit en ligne, dans votre espace, par «\u00a0Renoncer au contrat ici\u00a0» puis «\u00a0Confirmer la rétractation\u00a0». Nous vous enverrons alors sans délai un accusé de réception sur un support durable.",
  "Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.",
];

const effects: readonly string[] = [
  "En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent\u00a0; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.",
  "Si vous avez demandé de commencer la prestation de services pendant le délai de rétractation, vous devrez nous payer un montant proportionnel à ce qui vous a été fourni jusqu’au moment où vous nous avez informés de votre rétractation du présent contrat, par rapport à l’ensemble des prestations prévues par le contrat.",
];

const form = (us: string): readonly string[] => [
  "(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)",
  `À l’attention de ${us}\u00a0:`,
  "Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la prestation de services ci-dessous\u00a0:",
  "Conclu le\u00a0:",
  "Nom du (des) consommateur(s)\u00a0:",
  "Adresse du (des) consommateur(s)\u00a0:",
  "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:",
  "Date\u00a0:",
  "(*) Rayez la mention inutile.",
];
