/** What the pages of `components/data-display` say. */
export const dataDisplay = {
  avatar: {
    initials: {
      title: 'Initiales',
      text: 'Premières lettres du premier et du dernier mot ; le nom au survol.',
    },
    several: { title: 'Plusieurs', text: 'Quatre au plus, et combien d’autres encore.' },
    pictures: { title: 'Images', text: 'Une marque discrète de même taille quand il n’y a pas d’image.' },
  },
  badge: {
    count: { title: 'Nombre', text: 'Combien attendent ; zéro ne montre rien.' },
    overflow: { title: 'Beaucoup', text: 'Au-delà d’une limite, un plus remplace le reste.' },
    dot: { title: 'Un point', text: 'Il y a du nouveau, peu importe combien.' },
  },
  card: {
    section: { title: 'Partie d’une fiche', text: 'Une carte de fiche, calculée d’après le descripteur.' },
    actions: { title: 'Avec des actions', text: 'La carte de MUI à l’apparence du produit.' },
    loading: { title: 'Pendant le chargement', text: 'La carte garde sa taille, rien ne bouge au-dessous.' },
  },
  collapse: {
    questions: {
      title: 'Questions',
      text: 'Chacune s’ouvre seule et possède sa propre adresse.',
      keys: 'Entrée ou Espace ouvre et ferme.',
    },
    one: { title: 'Un seul à la fois', text: 'L’accordéon de MUI : en ouvrir un ferme l’autre.' },
    found: { title: 'Trouvé', text: 'Une recherche ouvre ce qu’elle trouve et surligne les mots.' },
  },
  descriptions: {
    record: { title: 'Champs d’une fiche', text: 'Chaque type montre sa valeur à sa façon.' },
    facts: {
      title: 'Ce que sait le système',
      text: 'Dates de création et de modification, et l’identifiant à copier.',
    },
    money: { title: 'D’où vient un montant', text: 'Une étape sous l’autre, le total détaché.' },
  },
  empty: {
    plain: { title: 'Rien encore', text: 'Un dessin, ce qu’il en est, et rien d’autre.' },
    first: { title: 'Avec un premier pas', text: 'Ce qu’on peut y faire, pour qui en a le droit.' },
    noMatch: { title: 'Aucun résultat', text: 'Ramène là où il y avait quelque chose.' },
  },
  list: {
    ordered: {
      title: 'Ordonnée',
      text: 'À glisser, ou à déplacer par les boutons ; le focus suit l’élément.',
    },
    lines: { title: 'Avec images', text: 'La liste de MUI avec les images du produit.' },
    more: { title: 'Plus sur demande', text: 'Les suivants arrivent dessous ; rien ne bouge au-dessus.' },
  },
  popover: {
    press: {
      title: 'Au clic',
      text: 'Une petite fenêtre à côté de son sujet.',
      keys: 'Échap ferme ; Tab reste dedans.',
    },
    hover: { title: 'Au survol', text: 'S’ouvre quand la souris s’arrête dessus, et au clic aussi.' },
    colour: {
      title: 'Une couleur',
      text: 'Le champ des étiquettes : une palette à côté de la pastille.',
      keys: 'Les flèches se déplacent dans la palette.',
    },
  },
  statistic: {
    figures: { title: 'Chiffres', text: 'Dans leur unité, à la manière de la langue.' },
    compared: {
      title: 'Comparé',
      text: 'La couleur dit si c’est une bonne nouvelle, la flèche dans quel sens.',
    },
    change: { title: 'La variation seule', text: 'Lue en toutes lettres.' },
  },
  table: {
    plain: { title: 'Simple', text: 'Dans une page ou une fenêtre ; défile latéralement si trop large.' },
    total: { title: 'Avec un total', text: 'Les chiffres s’alignent en fin de colonne.' },
    shades: { title: 'Nuancé', text: 'Plus il y en a, plus la cellule fonce ; le chiffre reste lisible.' },
    sorted: { title: 'Trié', text: 'Selon le choix fait au-dessus.' },
    selected: {
      title: 'Avec sélection',
      text: 'On coche des lignes, puis on agit sur toutes à la fois.',
      keys: 'Espace coche la ligne dont la case a le focus.',
    },
    opened: {
      title: 'Dépliable',
      text: 'Le détail d’une ligne se lit dessous, et le bouton dit si elle est ouverte.',
    },
  },
  tabs: {
    parts: {
      title: 'Parties d’une page',
      text: 'Un seul arrêt de la touche Tab.',
      keys: 'Les flèches ouvrent la suivante ; Début et Fin, la première et la dernière.',
    },
    problems: { title: 'Erreurs à l’intérieur', text: 'Un onglet compte les erreurs qu’il cache.' },
    mui: { title: 'Ceux de MUI', text: 'À l’apparence du produit ; le dernier est désactivé.' },
  },
  tag: {
    tones: { title: 'Tonalités', text: 'La forme dit la même chose que la couleur.' },
    states: { title: 'États d’un domaine', text: 'Mots et tonalités viennent du flux de son descripteur.' },
    values: { title: 'Valeurs en cellule', text: 'Jetons, couleurs, oui et non.' },
    removable: {
      title: 'À retirer',
      text: 'Les puces de MUI, chacune avec sa sortie.',
      keys: 'Suppr ou Retour arrière retire celle qui a le focus.',
    },
    pressed: {
      title: 'Actionnables',
      text: 'Chacune est active ou non, comme un filtre toujours visible.',
      keys: 'Espace ou Entrée bascule celle qui a le focus.',
    },
  },
  timeline: {
    history: { title: 'Historique d’une fiche', text: 'Qui a fait quoi et quand, le plus récent d’abord.' },
    reasons: { title: 'Avec un motif', text: 'Ce que le système a fait de lui-même, et pourquoi.' },
    steps: { title: 'Vers un but', text: 'Ce qui est fait porte son heure ; la suite est ouverte.' },
  },
  tooltip: {
    onButtons: {
      title: 'Sur une icône',
      text: 'Son nom, au survol comme au clavier.',
      keys: 'Visible avec le focus ; Échap la masque.',
    },
    onTime: { title: 'Sur une heure', text: 'Depuis combien de temps ; le moment exact dans l’infobulle.' },
    anywhere: {
      title: 'Sur n’importe quoi',
      text: 'Un attribut ; la couche qui l’affiche existe une fois pour toute la page.',
    },
  },
  calendar: {
    month: {
      title: 'Un mois',
      text: 'Appuyez sur un jour pour ajouter, glissez pour déplacer ; ce qui ne tient pas est compté.',
      keys: 'Les flèches vont de jour en jour, Entrée ajoute.',
    },
    day: {
      title: 'Par heures',
      text: 'Ce qui se chevauche est côte à côte ; s’ouvre à huit heures.',
      keys: 'Le cadre prend le focus ; les flèches le font défiler.',
    },
    agenda: { title: 'En liste', text: 'Jour par jour, comme sur les téléphones.' },
  },
  carousel: {
    several: {
      title: 'Plusieurs à la fois',
      text: 'Comme les photos d’un avis ; rien ne bouge tout seul.',
      keys: 'La rangée prend le focus ; les flèches la font défiler.',
    },
    one: { title: 'Une à la fois', text: 'Aussi large que sa place.' },
    few: { title: 'Tout tient', text: 'Alors il n’y a aucun bouton.' },
  },
  comment: {
    said: { title: 'Un seul', text: 'Qui, quand, et pour qui.' },
    thread: { title: 'Un échange', text: 'Un client, une note interne, une réponse : chacun a son aspect.' },
    write: { title: 'À écrire', text: 'S’ajoute sous les autres ; ici, personne n’est prévenu.' },
  },
  tree: {
    read: {
      title: 'Un choix',
      text: 'Ce qui est sous une ligne s’ouvre par sa flèche ; une ligne est désactivée.',
      keys: '↑ ↓ déplacent, → ← ouvrent et ferment, les lettres trouvent, Entrée choisit.',
    },
    checked: {
      title: 'À cocher',
      text: 'Chacun pour soi : une branche et son contenu sont des choix différents.',
      keys: 'Espace coche et décoche.',
    },
    later: {
      title: 'Chargée à l’ouverture',
      text: 'Après un moment ; sous « Men », au second essai seulement.',
    },
  },
}
