/** What the pages of `components/navigation` say. */
export const navigation = {
  breadcrumb: {
    way: { title: 'Le chemin', text: 'Dans une fenêtre étroite, seul le retour reste.' },
    mui: { title: 'Autre séparateur', text: 'Celui de MUI, dans une page.' },
  },
  dropdown: {
    acts: {
      title: 'Derrière trois points',
      text: 'En groupes ; une ligne désactivée, une dangereuse.',
      keys: 'Les flèches tournent, une lettre mène à sa ligne, Échap ferme.',
    },
    panel: {
      title: 'Avec des liens',
      text: 'Comme dans l’en-tête ; changer de page la ferme.',
      keys: 'Les flèches l’ouvrent et s’y déplacent.',
    },
    mui: { title: 'Celui de MUI', text: 'À l’apparence du produit.' },
  },
  pagination: {
    grid: { title: 'D’une grille d’images', text: 'Suivant et précédent ; la position entre les deux.' },
    numbers: { title: 'Par numéros', text: 'Celle de MUI, quand on choisit une page par son numéro.' },
  },
  steps: {
    numbered: { title: 'D’un formulaire', text: 'Onglets numérotés ; ceux passés sont marqués faits.' },
    mui: { title: 'À lire', text: 'Ceux de MUI, sans clic ; la deuxième est en erreur.' },
  },
}
