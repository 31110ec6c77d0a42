/** What the pages of `components/navigation` say. */
export const navigation = {
  breadcrumb: {
    way: { title: 'Le chemin', text: 'Dans une fenêtre étroite, seul le retour reste.' },
    mui: { title: 'Autre séparateur', text: 'Celui de MUI, dans une page.' },
    drawn: { title: 'Avec des icônes', text: 'Les flèches se retournent avec la page.' },
    items: { title: 'Séparateurs au choix', text: 'Chacun peut différer ; aucun n’est lu.' },
    withMenu: { title: 'Avec un menu', text: 'Ce qui se trouve à côté est accessible aussitôt.' },
  },
  dropdown: {
    acts: {
      title: 'Derrière trois points',
      text: 'En groupes ; une ligne désactivée, une dangereuse.',
      keys: 'Les flèches tournent, une lettre mène à sa ligne, Échap ferme.',
    },
    panel: {
      title: 'Avec des liens',
      text: 'Comme dans l’en-tête ; changer de page la ferme.',
      keys: 'Les flèches l’ouvrent et s’y déplacent.',
    },
    mui: { title: 'Celui de MUI', text: 'À l’apparence du produit.' },
    hover: { title: 'Au survol', text: 'S’ouvre au survol, et au clic aussi.' },
    told: { title: 'Signalé', text: 'Le choix est connu à l’extérieur.' },
    cascading: {
      title: 'En cascade',
      text: 'Une ligne ouvre ce qui se trouve dessous.',
      keys: '→ ouvre, ← revient.',
    },
    rightPress: { title: 'Clic droit', text: 'S’ouvre à l’endroit du pointeur ; avec Entrée aussi.' },
    placements: { title: 'Six positions', text: 'Au-dessus ou au-dessous, au début, au milieu, à la fin.' },
    trigger: { title: 'Mode d’ouverture', text: 'Au clic seulement, ou au survol aussi.' },
    split: {
      title: 'Bouton divisé',
      text: 'L’action habituelle tout de suite ; une autre peut la remplacer.',
    },
    staysOpen: { title: 'Reste ouvert', text: 'On coche plusieurs lignes à la suite.' },
  },
  pagination: {
    grid: { title: 'D’une grille d’images', text: 'Suivant et précédent ; la position entre les deux.' },
    numbers: { title: 'Par numéros', text: 'Celle de MUI, quand on choisit une page par son numéro.' },
    sizes: { title: 'Combien par page', text: 'Celle de MUI, avec les mots des listes.' },
    many: { title: 'Beaucoup de pages', text: 'Les plus éloignées sont omises, les extrémités restent.' },
    jump: { title: 'Aller à', text: 'Saisie, puis ramenée à la page existante la plus proche.' },
    mini: { title: 'Petite', text: 'Là où la place manque.' },
    controlled: { title: 'Pilotée', text: 'D’autres boutons tournent aussi les pages.' },
    total: { title: 'Avec le total', text: 'Lesquels sont affichés, et sur combien.' },
    labels: { title: 'En toutes lettres', text: 'Les extrémités disent ce qu’elles font.' },
  },
  steps: {
    numbered: { title: 'D’un formulaire', text: 'Onglets numérotés ; ceux passés sont marqués faits.' },
    mui: { title: 'À lire', text: 'Ceux de MUI, sans clic ; la deuxième est en erreur.' },
    upright: {
      title: 'Avec contenu',
      text: 'Une étape ouverte à la fois, en avant et en arrière ; en deux tailles.',
    },
    small: { title: 'Petites', text: 'Là où la place manque.' },
    signs: { title: 'Avec pictogrammes', text: 'À la place des chiffres.' },
    dots: { title: 'Points', text: 'Où l’on en est, sans noms.' },
    ownDot: { title: 'En savoir plus', text: 'Un clic montre quand c’était fait.' },
    pressed: { title: 'Dans n’importe quel ordre', text: 'Chaque étape peut s’ouvrir.' },
    asTabs: { title: 'En onglets', text: 'Numérotées, avec leur panneau.' },
  },
  menu: {
    bar: {
      title: 'En barre',
      text: 'Les branches s’ouvrent en dessous.',
      keys: 'Entrée ouvre une branche, les flèches la parcourent, Échap la ferme.',
    },
    inline: { title: 'Sur place', text: 'Les branches s’ouvrent sous leur entrée.' },
    narrow: {
      title: 'Repliée en dessins',
      text: 'Le nom paraît sous le pointeur ; les branches s’ouvrent à côté.',
    },
    beside: {
      title: 'À côté',
      text: 'Les branches s’ouvrent à côté de leur entrée.',
      keys: 'Entrée ouvre une branche, les flèches la parcourent, Échap la ferme.',
    },
    theme: { title: 'Ses propres couleurs', text: 'Claire ou sombre, quelle que soit la page.' },
    both: { title: 'Manière et couleurs', text: 'Les deux changent pendant qu’il est ouvert.' },
    parts: {
      title: 'Parties d’une page',
      text: 'Sur le côté, au-dessus sur un téléphone ; l’adresse nomme la partie.',
    },
    lines: {
      title: 'Lignes avec icônes',
      text: 'La liste de MUI, toujours ouverte.',
      keys: 'Les flèches tournent, une lettre mène à sa ligne.',
    },
    folded: { title: 'Repliable', text: 'Une seule branche ouverte à la fois.' },
  },
  affix: {
    above: {
      title: 'En haut',
      text: 'Reste visible pendant que son contenu défile.',
      keys: 'La zone prend le focus ; les flèches la font défiler.',
    },
    below: { title: 'En bas', text: 'Comme la barre qui enregistre un formulaire.' },
    told: { title: 'Informé', text: 'Sait s’il est fixé.' },
  },
}
