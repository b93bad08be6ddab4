/** A real commune, at the place of its town hall (WGS 84). */
interface Commune {
  readonly city: string;
  readonly zipCode: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** The agency works around Nantes; the last two are families who moved far away. */
export const communes: readonly Commune[] = [
  { city: "Nantes", zipCode: "44000", longitude: -1.5528, latitude: 47.2181 },
  { city: "Rezé", zipCode: "44400", longitude: -1.5494, latitude: 47.1836 },
  { city: "Saint-Herblain", zipCode: "44800", longitude: -1.6497, latitude: 47.2122 },
  { city: "Orvault", zipCode: "44700", longitude: -1.6222, latitude: 47.2711 },
  { city: "Vertou", zipCode: "44120", longitude: -1.4692, latitude: 47.1686 },
  { city: "Carquefou", zipCode: "44470", longitude: -1.4933, latitude: 47.2967 },
  { city: "La Chapelle-sur-Erdre", zipCode: "44240", longitude: -1.552, latitude: 47.2971 },
  { city: "Couëron", zipCode: "44220", longitude: -1.7233, latitude: 47.2149 },
  { city: "Bouguenais", zipCode: "44340", longitude: -1.6225, latitude: 47.1778 },
  { city: "Sainte-Luce-sur-Loire", zipCode: "44980", longitude: -1.487, latitude: 47.2506 },
  { city: "Saint-Nazaire", zipCode: "44600", longitude: -2.2134, latitude: 47.2733 },
  { city: "L’Haÿ-les-Roses", zipCode: "94240", longitude: 2.3372, latitude: 48.7792 },
  { city: "Bourg-en-Bresse", zipCode: "01000", longitude: 5.2289, latitude: 46.2056 },
];

export const streets: readonly string[] = [
  "rue des Lilas",
  "avenue de la Libération",
  "allée de l’Île-Gloriette",
  "rue Jean-Jaurès",
  "impasse du Pré-aux-Clercs",
  "boulevard des Belges",
  "place de l’Église",
  "chemin de la Côte-d’Or",
];
