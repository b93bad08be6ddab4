/** A document to read, before it is drawn: headings, each with its paragraphs. */
export type ReadingText = readonly (readonly [heading: string, ...paragraphs: readonly string[]])[];

/** What the documents to read of the demonstration say, by the name of their file. */
export const readingTexts: Readonly<Record<string, ReadingText>> = {
  "reglement-interieur.pdf": [
    [
      "Ce que dit ce règlement",
      "Il fixe les règles de la vie commune au domicile des familles\u00a0: la sécurité des enfants, les horaires, les absences et ce que chacun peut attendre de l’agence.",
      "Il s’applique à toute personne qui intervient pour l’agence Ribambelle Démo, quel que soit son contrat.",
    ],
    [
      "Horaires et ponctualité",
      "Arrivez cinq minutes avant l’heure prévue. En cas de retard, prévenez la famille, puis l’agence.",
      "Les heures sont celles du planning. Une heure de plus ne se fait qu’avec l’accord de la famille, et se note le jour même.",
      "Ne quittez jamais le domicile avant le retour du parent ou de la personne qu’il a désignée.",
    ],
    [
      "Sécurité des enfants",
      "Un enfant n’est jamais laissé seul, ni dans le bain, ni dans la rue, ni près d’une fenêtre ouverte.",
      "Les trajets se font à pied ou en transports en commun, sauf accord écrit des parents.",
      "En cas d’accident, appelez le 15 ou le 112, puis les parents, puis l’agence.",
      "Aucun médicament n’est donné sans ordonnance et sans demande écrite des parents.",
    ],
    [
      "Absences",
      "Une absence se signale dès qu’elle est connue, par téléphone, à l’agence et à la famille.",
      "L’arrêt de travail est envoyé à l’agence dans les quarante-huit heures.",
    ],
    [
      "Téléphone, visites, images",
      "Le téléphone personnel reste de côté pendant la garde, sauf urgence.",
      "Aucune visite n’est reçue au domicile. Aucune photo d’un enfant n’est prise ni partagée sans l’accord écrit des parents.",
    ],
    [
      "Et en cas de difficulté",
      "Votre référent est là pour vous\u00a0: appelez-le sans attendre. Rien de ce que vous lui dites de bonne foi ne peut vous être reproché.",
    ],
  ],
  "grand-froid.pdf": [
    [
      "Avant de sortir",
      "Au-dessous de moins cinq degrés, les sorties des plus petits durent un quart d’heure au plus. Au-dessous de moins dix, on reste à la maison.",
      "Couvrez la tête, les mains et les pieds\u00a0: c’est par là que la chaleur s’en va. Plusieurs couches fines valent mieux qu’une épaisse.",
      "Un bébé en poussette ne bouge pas\u00a0: il a froid avant vous. Touchez sa nuque toutes les dix minutes.",
    ],
    [
      "À la maison",
      "Dix-neuf degrés suffisent dans la pièce où l’on joue, dix-huit dans la chambre.",
      "N’allumez jamais un chauffage d’appoint à combustion dans une pièce fermée. Un mal de tête, des nausées\u00a0: ouvrez, sortez, appelez le 112.",
    ],
    [
      "Qui prévenir",
      "Quand un trajet devient dangereux, appelez la famille et l’agence avant de partir. L’heure prévue vous reste due.",
    ],
  ],
  "confidentialite.pdf": [
    [
      "Ce que vous apprenez reste à la maison",
      "Vous entrez dans l’intimité des familles\u00a0: leur santé, leurs habitudes, leurs soucis. Rien n’en sort, ni pendant le contrat, ni après.",
      "Vous n’en parlez ni à d’autres familles, ni à d’autres intervenants, ni sur les réseaux sociaux.",
    ],
    [
      "Clés et codes",
      "Les clés ne portent ni nom ni adresse. Les codes d’entrée ne s’écrivent pas dans un téléphone sans verrouillage.",
      "Une clé perdue se signale dans l’heure, à la famille et à l’agence.",
    ],
    [
      "Ce qui doit être dit",
      "Quand un enfant vous semble en danger, parlez-en à votre référent le jour même. Le 119 répond jour et nuit. Ce n’est pas trahir une confiance\u00a0: c’est la loi.",
    ],
    [
      "Votre engagement",
      "En confirmant, vous dites avoir lu ces règles et les avoir comprises. Votre référent répond à vos questions.",
    ],
  ],
  "formations.pdf": [
    [
      "Trois formations, sur votre temps de travail",
      "Gestes de premiers secours de l’enfant\u00a0: deux jours, en janvier et en mars.",
      "Éveil et jeux de zéro à trois ans\u00a0: une journée, en février.",
      "Raconter une histoire\u00a0: une demi-journée, en mai.",
    ],
    ["Pour vous inscrire", "Dites à votre référent celle qui vous intéresse\u00a0: il s’occupe du reste."],
  ],
  "rentree.pdf": [
    ["La semaine de la rentrée", "Vérifiez les horaires de l’école avec la famille avant le premier jour."],
  ],
};
