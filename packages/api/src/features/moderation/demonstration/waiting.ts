import type { Advert } from "@ribambelle/domain/profile/advert";
import type { Drawn } from "./drawnPhotos.ts";

/** What waits for the agency in the demonstration, since how many days, by whose it is (AGUI-41). */
interface Waiting {
  readonly photo: Drawn;
  readonly days: number;
  readonly advert?: Advert;
}

const advert = (title: string, description: string): Advert => ({ title, description });

/** Twelve photos and ten adverts, good ones and others. */
export const waiting: Readonly<Record<string, Waiting>> = {
  "DEMO-I04": {
    photo: "good",
    days: 5,
    advert: advert(
      "Sorties d’école et aide aux devoirs",
      "Étudiante en sciences de l’éducation, je vais chercher vos enfants à l’école, je prépare le goûter et je les aide à faire leurs devoirs dans le calme. Disponible tous les soirs de la semaine.",
    ),
  },
  "DEMO-I05": {
    photo: "blurred",
    days: 4,
    advert: advert(
      "Garde le mercredi et pendant les vacances",
      "Animateur diplômé du BAFA, j’aime les jeux de plein air, la cuisine et les bricolages. Appelez-moi au 06 39 98 00 42 ou écrivez à lucas.garnier@example.fr, je réponds vite, même le soir.",
    ),
  },
  "DEMO-I06": {
    photo: "good",
    days: 3,
    advert: advert(
      "Auxiliaire de puériculture, tout-petits",
      "Quinze ans de crèche, puis la garde à domicile de bébés dès deux mois. Je connais les biberons, le portage, la diversification et les siestes difficiles, et je tiens un cahier de la journée.",
    ),
  },
  "DEMO-I07": {
    photo: "two",
    days: 3,
    advert: advert(
      "Baby-sitting en soirée",
      "Je garde en ce moment la petite Jade, 4 ans, chez les Morel, rue des Lilas, qui est asthmatique et que je connais bien. Demandez-leur ce qu’ils pensent de moi !",
    ),
  },
  "DEMO-I08": {
    photo: "good",
    days: 2,
    advert: advert(
      "Garde bilingue français et anglais",
      "J’ai vécu trois ans à Dublin. Je parle anglais avec vos enfants à travers des histoires, des chansons et des jeux, à leur rythme, après l’école ou le samedi matin.",
    ),
  },
  "DEMO-I09": {
    photo: "child",
    days: 2,
    advert: advert(
      "Moins cher sans agence",
      "Je propose aussi des gardes réglées directement entre nous, sans contrat, c’est plus simple et moins cher pour tout le monde. Parlons-en ensemble quand nous nous verrons la première fois.",
    ),
  },
  "DEMO-I10": {
    photo: "good",
    days: 1,
    advert: advert(
      "Repas maison et grands jeux",
      "Maman de deux grands enfants, je garde les vôtres comme les miens : repas préparés ensemble, parc dès qu’il fait beau, lecture avant de dormir. J’ai le permis et une voiture.",
    ),
  },
  "DEMO-I11": {
    photo: "worded",
    days: 1,
    advert: advert(
      "Je cherche des heures",
      "Bonjour je cherche des heures le plus possible le matin ou le soir ou la nuit peu importe le lieu et la famille, je suis libre de suite et je peux commencer quand vous voulez merci.",
    ),
  },
  "DEMO-I12": {
    photo: "good",
    days: 1,
    advert: advert(
      "Accompagnement d’enfants en situation de handicap",
      "Éducatrice spécialisée, je garde des enfants autistes ou porteurs d’un handicap moteur. Je connais les pictogrammes, le Makaton et les transferts, et je travaille volontiers avec les soignants de votre enfant.",
    ),
  },
  "DEMO-I13": {
    photo: "landscape",
    days: 0,
    advert: advert(
      "Sport et nature le samedi",
      "Moniteur de voile l’été, je propose l’année des samedis dehors : vélo, cabanes, piscine. Écrivez-moi à jeremy@example.fr pour voir mes photos et mes tarifs, ou demandez-les moi quand vous voulez.",
    ),
  },
  "DEMO-I14": { photo: "dark", days: 0 },
  "DEMO-I15": { photo: "good", days: 0 },
};
