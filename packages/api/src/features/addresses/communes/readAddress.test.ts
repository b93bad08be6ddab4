import { beforeAll, describe, expect, it } from "vitest";
import { type Communes, readCommunes } from "./communes.ts";
import { readAddress } from "./readAddress.ts";

let communes: Communes;
beforeAll(async () => {
  communes = await readCommunes();
});

const first = (text: string) => {
  const found = readAddress(text, communes)[0]?.address;
  return found && [found.streetNumber, found.streetName, found.postalCode, found.city];
};

describe("reading an address", () => {
  it.each([
    ["12 rue de la Paix 69003 Lyon", "12", "rue de la Paix", "69003", "Lyon"],
    ["12 rue constructor 69003 Lyon", "12", "rue constructor", "69003", "Lyon"],
    ["12, rue de la Paix, 69003 Lyon", "12", "rue de la Paix", "69003", "Lyon"],
    ["12 rue de la Paix, Lyon 69003", "12", "rue de la Paix", "69003", "Lyon"],
    ["12 rue de la Paix Lyon 69003", "12", "rue de la Paix", "69003", "Lyon"],
    ["69003 Lyon, 12 rue de la Paix", "12", "rue de la Paix", "69003", "Lyon"],
    ["69003 Lyon 12 rue de la Paix", "12", "rue de la Paix", "69003", "Lyon"],
    ["12 rue de la Paix 69003", "12", "rue de la Paix", "69003", "Lyon"],
    ["12 RUE DE LA PAIX 69003 LYON", "12", "RUE DE LA PAIX", "69003", "Lyon"],
    ["12 rue de la Paix\n69003 Lyon\nFrance", "12", "rue de la Paix", "69003", "Lyon"],
    ["12 bis rue Victor Hugo 75011 Paris", "12 bis", "rue Victor Hugo", "75011", "Paris"],
    ["12bis rue Victor Hugo 75011 Paris", "12bis", "rue Victor Hugo", "75011", "Paris"],
    ["7 ter, avenue Foch 75116 Paris", "7 ter", "avenue Foch", "75116", "Paris"],
    ["14 quater chemin Vert 31500 Toulouse", "14 quater", "chemin Vert", "31500", "Toulouse"],
    ["8 A rue des Lilas 67000 Strasbourg", "8 A", "rue des Lilas", "67000", "Strasbourg"],
    ["8B rue des Lilas 67000 Strasbourg", "8B", "rue des Lilas", "67000", "Strasbourg"],
    ["12 d'Artagnan 32000 Auch", "12", "d'Artagnan", "32000", "Auch"],
    ["10-12 rue du Bac 75007 Paris", "10-12", "rue du Bac", "75007", "Paris"],
    [
      "5 place de l'Église 01400 L'Abergement-Clémenciat",
      "5",
      "place de l'Église",
      "01400",
      "L'Abergement-Clémenciat",
    ],
    [
      "5 place de l’Eglise 01400 l’abergement clemenciat",
      "5",
      "place de l’Eglise",
      "01400",
      "L'Abergement-Clémenciat",
    ],
    ["3 rue Haute 69110 Ste Foy les Lyon", "3", "rue Haute", "69110", "Sainte-Foy-lès-Lyon"],
    ["3 rue Haute 69110 Sainte-Foy", "3", "rue Haute", "69110", "Sainte-Foy-lès-Lyon"],
    ["20 rue de la République 42000 St Etienne", "20", "rue de la République", "42000", "Saint-Étienne"],
    ["20 rue de la République 42000 SAINT ETIENNE", "20", "rue de la République", "42000", "Saint-Étienne"],
    ["4 rue Gabriel Péri 93200 St-Denis", "4", "rue Gabriel Péri", "93200", "Saint-Denis"],
    ["4 rue de Paris 97400 Saint-Denis", "4", "rue de Paris", "97400", "Saint-Denis"],
    ["15 rue Maréchal Leclerc 97410 Saint-Pierre", "15", "rue Maréchal Leclerc", "97410", "Saint-Pierre"],
    ["2 rue Frébault 97110 Pointe-à-Pitre", "2", "rue Frébault", "97110", "Pointe-à-Pitre"],
    ["6 rue de la Liberté 97200 Fort de France", "6", "rue de la Liberté", "97200", "Fort-de-France"],
    ["9 avenue du Général de Gaulle 97300 Cayenne", "9", "avenue du Général de Gaulle", "97300", "Cayenne"],
    ["1 rue du Commerce 97600 Mamoudzou", "1", "rue du Commerce", "97600", "Mamoudzou"],
    ["11 rue de l'Alma 98800 Nouméa", "11", "rue de l'Alma", "98800", "Nouméa"],
    ["12 cours Napoléon 20000 Ajaccio", "12", "cours Napoléon", "20000", "Ajaccio"],
    ["3 boulevard Paoli 20200 Bastia", "3", "boulevard Paoli", "20200", "Bastia"],
    ["12 rue de Lyon 75012 Paris", "12", "rue de Lyon", "75012", "Paris"],
    ["12 rue de Paris 69001 Lyon", "12", "rue de Paris", "69001", "Lyon"],
    ["45 avenue de Saint-Denis 59000 Lille", "45", "avenue de Saint-Denis", "59000", "Lille"],
    ["18 boulevard de Strasbourg 31000 Toulouse", "18", "boulevard de Strasbourg", "31000", "Toulouse"],
    ["18 boulevard de Strasbourg Toulouse", "18", "boulevard de Strasbourg", "31000", "Toulouse"],
    ["2 rue du 19 Mars 1962 38100 Grenoble", "2", "rue du 19 Mars 1962", "38100", "Grenoble"],
    ["33 rue du 8 mai 1945 44100 Nantes", "33", "rue du 8 mai 1945", "44100", "Nantes"],
    ["6 rue de la Paix Lyon 3e", "6", "rue de la Paix", "69003", "Lyon"],
    ["6 rue de la Paix, Lyon 3ème arrondissement", "6", "rue de la Paix", "69003", "Lyon"],
    ["6 rue Monge Paris 5e", "6", "rue Monge", "75005", "Paris"],
    ["6 rue Saint-Honoré Paris 1er", "6", "rue Saint-Honoré", "75001", "Paris"],
    ["6 rue Pelleport Paris 20e", "6", "rue Pelleport", "75020", "Paris"],
    ["6 rue Marietton Lyon 9e", "6", "rue Marietton", "69009", "Lyon"],
    ["6 rue Le Pelletier Marseille 16e", "6", "rue Le Pelletier", "13016", "Marseille"],
    ["6 rue Monge 75005 Paris 5e arrondissement", "6", "rue Monge", "75005", "Paris"],
    ["80 rue Paradis 13006 Marseille 6ème", "80", "rue Paradis", "13006", "Marseille"],
    ["80 rue Paradis Marseille 06", "80", "rue Paradis", "13006", "Marseille"],
    ["1 place Bellecour 69289 Lyon Cedex 02", "1", "place Bellecour", "69289", "Lyon"],
    ["1 rue des Bons Enfants 75001 PARIS CEDEX 01", "1", "rue des Bons Enfants", "75001", "Paris"],
    ["5 parvis Alan Turing 33074 Bordeaux cedex", "5", "parvis Alan Turing", "33074", "Bordeaux"],
    ["Le Bourg 23400 Bourganeuf", null, "Le Bourg", "23400", "Bourganeuf"],
    ["Lieu-dit Kerguen 29720 Plonéour-Lanvern", null, "Lieu-dit Kerguen", "29720", "Plonéour-Lanvern"],
    ["Hameau des Aulnes 27150 Étrépagny", null, "Hameau des Aulnes", "27150", "Étrépagny"],
    ["22 rue Carnot 74940 Annecy-le-Vieux", "22", "rue Carnot", "74940", "Annecy-le-Vieux"],
    ["22 rue Carnot 74000 Annecy", "22", "rue Carnot", "74000", "Annecy"],
    ["4 rue de la Gare 50130 Octeville", "4", "rue de la Gare", "50130", "Cherbourg-en-Cotentin"],
    ["12 rue de la Paix 69003 Lyno", "12", "rue de la Paix", "69003", "Lyon"],
    ["12 rue de la Paix 69100 Vileurbanne", "12", "rue de la Paix", "69100", "Villeurbanne"],
    ["12 rue de la Paix 69100 Viilleurbanne", "12", "rue de la Paix", "69100", "Villeurbanne"],
    ["12 rue de la Paix 92100 Boulogne Billancour", "12", "rue de la Paix", "92100", "Boulogne-Billancourt"],
    ["25 rue de la Pompe Neuilly-sur-Seine", "25", "rue de la Pompe", "92200", "Neuilly-sur-Seine"],
    ["25 rue Haute La Rochelle", "25", "rue Haute", "17000", "La Rochelle"],
    ["Villeurbanne, 12 rue Anatole France", "12", "rue Anatole France", "69100", "Villeurbanne"],
    ["Résidence Les Pins, Bât B, 12 rue des Fleurs 06000 Nice", "12", "rue des Fleurs", "06000", "Nice"],
    ["10 grande rue 25000 Besançon", "10", "grande rue", "25000", "Besançon"],
    ["1 rue de l’Œuvre 76600 Le Havre", "1", "rue de l’Œuvre", "76600", "Le Havre"],
    ["3 quai de la Tournelle 94160 St Mandé", "3", "quai de la Tournelle", "94160", "Saint-Mandé"],
    ["villeneuve d'ascq 59491", null, null, "59491", "Villeneuve-d'Ascq"],
  ])("%s (GEO-05, GEO-OP2, GEO-OP7)", (text, ...parts) => {
    expect(first(text)).toEqual(parts);
  });

  it("gives its whole text with the city in its official spelling (GEO-05, GEO-OP1)", () => {
    expect(readAddress("Bât. B, 12 rue  des Fleurs, 42000 st etienne", communes)).toEqual([
      {
        address: {
          fullAddress: "Bât. B, 12 rue des Fleurs 42000 Saint-Étienne",
          streetNumber: "12",
          streetName: "rue des Fleurs",
          city: "Saint-Étienne",
          postalCode: "42000",
        },
        latitude: null,
        longitude: null,
      },
    ]);
  });

  const cities = (text: string) =>
    readAddress(text, communes).map(({ address }) => `${address.postalCode} ${address.city}`);

  it.each([
    ["Paris", 21, "75021"],
    ["Lyon", 10, "69010"],
    ["Marseille", 17, "13017"],
  ])("makes up no arrondissement that %s does not have (GEO-OP2)", (city, number, none) => {
    expect(cities(`6 rue Monge ${city} ${number}e`).map((found) => found.slice(0, 5))).not.toContain(none);
  });

  it("gives every commune of a postal code when none is named, the largest first, ten at most (GEO-OP1)", () => {
    const found = cities("Le Bourg 01400");
    expect(found).toHaveLength(10);
    expect(found[0]).toBe("01400 Châtillon-sur-Chalaronne");
    expect(cities("12 rue de la Paix 01150").length).toBeGreaterThan(5);
  });

  it("gives each city of the same name, and each postal code of a city (GEO-OP1)", () => {
    expect(cities("4 rue des Écoles Saint-Denis")).toEqual(
      expect.arrayContaining(["97400 Saint-Denis", "93200 Saint-Denis", "30500 Saint-Denis"]),
    );
    expect(cities("12 rue de la Paix Lyon")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `6900${n} Lyon`));
  });

  it("gives the postal codes of a city whose code does not exist (GEO-OP7)", () => {
    expect(cities("12 rue de la Paix 69000 Lyon")).toContain("69003 Lyon");
  });

  it.each([
    ["12 rue de Lyon", []],
    ["avenue de Saint-Denis", []],
    ["bonjour tout le monde", []],
    ["99999 99999 99999", []],
    ["........................", []],
    ["🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠", []],
  ])("finds no city in %j", (text, found) => {
    expect(cities(text)).toEqual(found);
  });
});

describe("completing a city or a postal code", () => {
  const complete = (typed: string) =>
    communes.complete(typed, 10).map(({ city, postalCode }) => `${postalCode} ${city}`);

  it.each([
    ["69003", ["69003 Lyon"]],
    ["690", "69003 Lyon"],
    ["lyon", "69001 Lyon"],
    ["St-Etien", "42000 Saint-Étienne"],
    ["69110 ste", "69110 Sainte-Foy-lès-Lyon"],
    ["villeu", "69100 Villeurbanne"],
    ["", []],
    ["xyzxyz", []],
  ])("%j offers %j", (typed, offered) => {
    expect(complete(typed)).toEqual(
      typeof offered === "string" ? expect.arrayContaining([offered]) : offered,
    );
  });

  it("offers ten at most", () => {
    expect(complete("sa")).toHaveLength(10);
    expect(complete("75")).toHaveLength(10);
  });
});
