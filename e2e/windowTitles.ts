// What the tab says where the heading names nothing by itself: it greets, or is a whole sentence; an agency words its legal pages.
export const inWindow: Readonly<Record<string, string>> = {
  "/accueil": "Accueil",
  "/agence": "Bureau",
  "/login": "Connexion",
  "/verification/activer": "Double authentification",
  "/erreur": "Erreur",
  "/reinitialisation-mot-de-passe": "Nouveau mot de passe",
  "/acces-non-autorise": "Accès non autorisé",
  "/inscription/compte": "Créer un compte",
  "/site-public": "Site public",
  "/notfound": "Page introuvable",
  "/hors-ligne": "Hors ligne",
  "/desabonnement": "Choisir ses e-mails",
  "/ne-plus-etre-contacte/fait": "Ne plus être contacté",
  "/ne-plus-etre-contacte/lien-inconnu": "Ne plus être contacté",
  "/confidentialite": "Confidentialité",
  "/accessibilite": "Accessibilité",
};
