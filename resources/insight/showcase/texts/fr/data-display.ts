/** What the pages of `components/data-display` say. */
export const dataDisplay = {
  avatar: {
    initials: {
      title: 'Initiales',
      text: 'Premières lettres du premier et du dernier mot ; le nom au survol.',
    },
    several: { title: 'Plusieurs', text: 'Quatre au plus, et combien d’autres encore.' },
    pictures: { title: 'Images', text: 'Une marque discrète de même taille quand il n’y a pas d’image.' },
    sizes: { title: 'Tailles et formes', text: 'Rond, arrondi ou carré.' },
    kinds: { title: 'Types', text: 'Une image, des lettres, un pictogramme, une couleur propre.' },
    shrunk: { title: 'Ajusté', text: 'Les lettres rétrécissent jusqu’à ce que le nom tienne.' },
    badged: { title: 'Avec une pastille', text: 'Combien attendent, ou qui est là.' },
  },
  badge: {
    count: { title: 'Nombre', text: 'Combien attendent ; zéro ne montre rien.' },
    overflow: { title: 'Beaucoup', text: 'Au-delà d’une limite, un plus remplace le reste.' },
    dot: { title: 'Un point', text: 'Il y a du nouveau, peu importe combien.' },
    alone: { title: 'Seule', text: 'Sans support.' },
    pressed: { title: 'Cliquable', text: 'Chaque clic en consulte une.' },
    states: { title: 'États', text: 'Un point et un mot.' },
    titled: { title: 'Nommée', text: 'L’infobulle dit de quoi il s’agit.' },
    coloured: { title: 'Couleurs', text: 'N’importe laquelle ; les mots les distinguent.' },
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
    triggers: { title: 'Trois façons', text: 'Au survol, au focus, au clic.' },
    placements: {
      title: 'Douze positions',
      text: 'Chaque côté, du début à la fin.',
      keys: 'Entrée ouvre, Échap ferme.',
    },
    arrow: { title: 'Avec une flèche', text: 'Elle pointe le milieu du bouton.' },
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
    declared: {
      title: 'Colonnes déclarées',
      text: 'Le titre, le contenu et l’alignement d’une colonne sont réunis.',
    },
    oneChosen: {
      title: 'Une seule ligne',
      text: 'En choisir une autre libère la première.',
      keys: 'Les flèches choisissent dans le groupe.',
    },
    picks: { title: 'Choix tout prêts', text: 'Toutes, une ligne sur deux ou aucune, d’un seul geste.' },
    heads: {
      title: 'Tri et filtre dans l’en-tête',
      text: 'Un clic inverse l’ordre ; le tissu se choisit dans son en-tête.',
      keys: 'Entrée ou Espace sur un en-tête trie.',
    },
    byTwo: {
      title: 'Par plusieurs colonnes',
      text: 'Le chiffre dit laquelle compte d’abord ; un troisième clic retire la colonne.',
    },
    emptied: { title: 'Filtres effacés', text: 'Un seul bouton les retire tous.' },
    sought: { title: 'Recherche dans l’en-tête', text: 'Ce qui est saisi est surligné dans les lignes.' },
    remote: {
      title: 'Chargées page par page',
      text: 'Les lignes gardent leur hauteur en attendant les suivantes.',
    },
    sizes: { title: 'Tailles', text: 'Le tableau de MUI, plus serré ou plus aéré.' },
    bordered: { title: 'Bordures, titre et pied', text: 'Le titre est lu comme nom du tableau.' },
    spans: { title: 'Cellules fusionnées', text: 'Un produit apparaît une fois, face à toutes ses tailles.' },
    treeRows: { title: 'Arborescence', text: 'Une ligne ouvre ce qui se trouve dessous.' },
    fixedHead: {
      title: 'En-têtes fixes',
      text: 'Ils restent visibles quand les lignes défilent.',
      keys: 'La zone prend le focus ; les flèches la font défiler.',
    },
    fixedColumn: { title: 'Colonne fixe', text: 'Ce dont parle la ligne reste au début.' },
    fixedBoth: { title: 'Les deux fixes', text: 'L’en-tête et la première colonne restent en place.' },
    groupedHeads: { title: 'En-têtes groupés', text: 'Un en-tête au-dessus des colonnes qui vont ensemble.' },
    editCell: {
      title: 'Modifier une cellule',
      text: 'Un clic l’ouvre.',
      keys: 'Entrée enregistre, Échap annule.',
    },
    editRow: { title: 'Modifier une ligne', text: 'Les autres attendent l’enregistrement ou l’annulation.' },
    nested: { title: 'Tableau imbriqué', text: 'Les lignes d’une commande se trouvent dessous.' },
    dragged: { title: 'Lignes déplaçables', text: 'À la souris ou avec les boutons.' },
    cut: { title: 'Texte tronqué', text: 'Le texte entier est dans l’infobulle, au clavier aussi.' },
    virtual: {
      title: 'Cent mille cellules',
      text: 'Seules celles qui sont visibles existent dans la page.',
      keys: 'La zone prend le focus ; les flèches la font défiler.',
    },
    settings: { title: 'Tout est réglable', text: 'Bordures, en-têtes, densité, pied et tableau vide.' },
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
    added: {
      title: 'Ajoutées',
      text: 'Saisies, puis retirées par leur croix.',
      keys: 'Entrée ajoute ; Suppr retire celle qui a le focus.',
    },
    checked: {
      title: 'Cochée',
      text: 'Une case à cocher en forme d’étiquette.',
      keys: 'Espace coche et décoche.',
    },
    moving: {
      title: 'Animées',
      text: 'Elles grandissent et rétrécissent ; aussitôt si l’appareil demande moins d’animations.',
    },
    hex: { title: 'Couleurs libres', text: 'Le texte et le fond sont choisis ensemble.' },
    signed: { title: 'Avec un pictogramme', text: 'Il dit la même chose que la couleur.' },
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
    placements: { title: 'Douze positions', text: 'Ceux de MUI, quand le côté compte.' },
    arrow: { title: 'Avec une flèche', text: 'Elle pointe le milieu de ce qu’elle explique.' },
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
