/** What the pages of `components/data-entry` say. */
export const dataEntry = {
  'auto-complete': {
    fabrics: {
      title: 'Trouvé en tapant',
      text: 'N’importe quelle partie du mot suffit.',
      keys: 'Les flèches déplacent, Entrée choisit, Échap quitte.',
    },
    titles: {
      title: 'De la boutique',
      text: 'Les marques de la boutique, pour qui peut les consulter ; texte libre pour les autres.',
    },
    off: { title: 'Verrouillé', text: 'La raison est indiquée dessous.' },
  },
  checkbox: {
    one: {
      title: 'Une seule',
      text: 'Celle de MUI ; le libellé en fait partie.',
      keys: 'Espace coche et décoche.',
    },
    locked: { title: 'Désactivées', text: 'Cochée, à moitié et non cochée.' },
    driven: {
      title: 'Menée par des boutons',
      text: 'Son état et le droit de la changer viennent d’ailleurs.',
    },
    inGrid: { title: 'En colonnes', text: 'Autant qu’il en tient, les unes sous les autres.' },
    several: { title: 'Plusieurs', text: 'Autant par ligne que possible.', keys: 'Espace coche et décoche.' },
    ofField: { title: 'Un champ des produits', text: 'Plusieurs valeurs parmi celles du descripteur.' },
    all: { title: 'Tout ou partie', text: 'La case du haut reste à mi-chemin si une partie est choisie.' },
  },
  'date-picker': {
    day: {
      title: 'Un jour',
      text: 'Saisi selon la langue, ou choisi dans un mois.',
      keys: 'Alt+↓ ouvre le mois ; flèches par jour et semaine, Page par mois.',
    },
    moment: { title: 'Un instant', text: 'Un jour et une heure à l’horloge de la boutique, fuseau indiqué.' },
    range: { title: 'De … à', text: 'Deux jours ; la fin ne peut pas précéder le début.' },
    periods: {
      title: 'Périodes courantes',
      text: 'Un clic remplit les deux dates, qui restent modifiables.',
    },
  },
  form: {
    side: { title: 'Champs d’un domaine', text: 'Libellé, aide et saisie viennent du descripteur.' },
    checked: {
      title: 'Vérifié',
      text: 'La première erreur prend le focus et s’explique.',
      keys: 'Entrée dans un champ envoie le formulaire.',
    },
    states: { title: 'États', text: 'Avec aide, en erreur, verrouillé : tout est relié à la saisie.' },
    depends: {
      title: 'Demandé au besoin',
      text: 'Un champ utile à certaines réponses seulement apparaît avec elles, et devient obligatoire.',
    },
    repeated: {
      title: 'Autant que nécessaire',
      text: 'On ajoute et on retire des lignes ; une nouvelle ligne prend le focus.',
    },
  },
  input: {
    kinds: { title: 'Types', text: 'Texte, slug, adresse, téléphone : chacun met en forme la saisie.' },
    lines: { title: 'Plusieurs lignes', text: 'Compte les caractères quand la place manque.' },
    affixes: {
      title: 'Avant et après',
      text: 'Une unité devant la saisie, un bouton pour l’effacer derrière.',
    },
    formatted: {
      title: 'Mis en forme',
      text: 'L’éditeur des descriptions, chargé à son apparition.',
      keys: 'Ctrl+B gras, Ctrl+I italique, Ctrl+K lien.',
    },
  },
  'input-number': {
    money: {
      title: 'Montant',
      text: 'Conservé en paise, écrit en roupies avec les séparateurs de la langue.',
    },
    percent: { title: 'Pourcentage', text: 'Virgule ou point, selon la langue.' },
    whole: {
      title: 'Nombres entiers',
      text: 'Ce qui est illisible reste tel quel, pour que la vérification le signale.',
    },
  },
  radio: {
    locked: { title: 'Désactivés', text: 'Garde le choix fait.' },
    more: { title: 'Et un autre', text: 'Qui ne trouve pas l’écrit.' },
    named: { title: 'Deux groupes', text: 'Chacun par son nom ; les flèches y restent.' },
    sizes: { title: 'Tailles', text: 'Petits là où la ligne manque de place.' },
    side: {
      title: 'Côte à côte',
      text: 'Quelques valeurs, dont une vaut.',
      keys: 'Les flèches choisissent.',
    },
    mui: {
      title: 'L’un sous l’autre',
      text: 'Ceux de MUI, quand les noms sont longs ; le dernier est désactivé.',
    },
    languages: { title: 'Langues', text: 'Chacune s’écrit, et se lit, dans elle-même.' },
  },
  rate: {
    whole: {
      title: 'Étoiles entières',
      text: 'Celles de MUI ; une pression suffit, lues comme un nombre.',
      keys: 'Les flèches choisissent.',
    },
    inWords: { title: 'En mots', text: 'Chaque étoile a un mot, montré avant de choisir.' },
    cleared: { title: 'Retirée', text: 'Une seconde pression l’efface ; le bouton aussi.' },
    signs: { title: 'D’autres signes', text: 'Un cœur, une lettre, un visage à la place de l’étoile.' },
    stars: { title: 'Notes des clients', text: 'Lues comme un nombre.' },
    given: { title: 'À donner', text: 'Les étoiles de MUI, par demis.', keys: 'Les flèches choisissent.' },
    readOnly: { title: 'Une moyenne', text: 'En lecture seule ; les fractions d’étoile comptent.' },
  },
  select: {
    ofField: {
      title: 'Un champ des produits',
      text: 'Le contrôle du navigateur : le meilleur clavier et le meilleur tactile.',
    },
    country: { title: 'Un pays', text: 'Nommé et trié dans la langue de la page.' },
    locked: { title: 'Désactivé', text: 'Garde le choix fait.' },
    linked: {
      title: 'Liées',
      text: 'Le premier choix décide de ce que propose le second.',
    },
    several: {
      title: 'Plusieurs',
      text: 'Quelques choix s’affichent en cases ; quand ils sont nombreux, on les cherche en tapant.',
    },
  },
  slider: {
    typed: {
      title: 'Avec un nombre',
      text: 'Glissé ou tapé ; hors limites, il va à l’extrémité la plus proche.',
    },
    ends: { title: 'Signes aux extrémités', text: 'Le plus proche ressort.' },
    formatted: { title: 'Avec son unité', text: 'Affiché et lu par demi-centimètres.' },
    upright: {
      title: 'Vertical',
      text: 'Une valeur, et deux bornes avec repères.',
      keys: '↑ et ↓ déplacent.',
    },
    told: { title: 'Pendant et après', text: 'Ce que l’on parcourt, et où l’on a lâché.' },
    tips: { title: 'La valeur au-dessus', text: 'Toujours, ou jamais.' },
    reversed: { title: 'À l’envers', text: 'La première place est à l’autre bout.' },
    one: {
      title: 'Une valeur',
      text: 'Le curseur de MUI ; le chiffre est dessous.',
      keys: 'Flèches : un par un ; Page : dix par dix.',
    },
    range: { title: 'Deux bornes', text: 'Chaque borne a son nom et dit son montant en roupies.' },
    marks: { title: 'Repères', text: 'Seuls les repères peuvent être choisis.' },
  },
  switch: {
    locked: { title: 'Désactivés', text: 'Ceux de MUI, en marche et à l’arrêt.' },
    signs: {
      title: 'Un signe dedans',
      text: 'Il dit marche et arrêt sans couleur.',
      keys: 'Espace bascule.',
    },
    sizes: { title: 'Tailles', text: 'Petit là où la ligne manque de place.' },
    busy: { title: 'En cours', text: 'Il bascule quand la réponse est là ; jusque-là il est verrouillé.' },
    line: { title: 'Marche ou arrêt', text: 'Le libellé en fait partie.', keys: 'Espace bascule.' },
    ofField: { title: 'Champs des domaines', text: 'Avec leur aide ; le second est désactivé.' },
    settings: { title: 'Dans les réglages', text: 'Celui de MUI, avec une phrase si le nom ne suffit pas.' },
  },
  'time-picker': {
    time: { title: 'Une heure', text: 'Saisie sous toute forme usuelle : 9, 930, 9h30.' },
    moment: { title: 'Avec son jour', text: 'Le champ qui dit quand un produit est mis en ligne.' },
    locked: { title: 'Verrouillée', text: 'La raison est indiquée dessous.' },
  },
  upload: {
    drop: { title: 'Déposé, collé, choisi', text: 'Ici, les fichiers restent dans le navigateur.' },
    chosen: { title: 'Un fichier', text: 'Un bouton ; le même fichier peut être choisi à nouveau.' },
    onItsWay: {
      title: 'En cours d’envoi',
      text: 'Celui-ci échoue toujours à soixante pour cent ; réessayez ou renoncez.',
    },
  },
  cascader: {
    levels: {
      title: 'Niveau par niveau',
      text: 'Tout niveau peut être choisi ; les mots le trouvent partout dans l’arborescence. C’est ainsi qu’une catégorie trouve sa place.',
      keys: '→ montre ce qui est dessous, ← revient, Entrée choisit.',
    },
    required: { title: 'Obligatoire', text: 'Il y a toujours un choix : rien ne l’efface.' },
    locked: { title: 'Verrouillé', text: 'La raison est indiquée dessous.' },
  },
  mentions: {
    people: {
      title: 'Collègues',
      text: 'Un @ les trouve ; qui est effacé du texte n’est plus nommé. Sur les commandes, ils reçoivent un message.',
      keys: 'Les flèches déplacent, Entrée ou Tab choisit, Échap quitte.',
    },
    most: { title: 'Un seul', text: 'Une fois quelqu’un nommé, @ ne trouve plus personne.' },
    read: { title: 'À lire', text: 'Les noms ressortent ; une adresse e-mail n’est pas un nom.' },
  },
  transfer: {
    columns: {
      title: 'Avec un ordre',
      text: 'Un par un ou plusieurs à la fois ; comme les colonnes d’un export.',
      keys: 'Les flèches déplacent, Espace sélectionne, Ctrl+A tout, Entrée transfère.',
    },
    many: { title: 'Beaucoup', text: 'Trois cents ; chaque liste a sa recherche et son compte.' },
  },
  'tree-select': {
    several: {
      title: 'Plusieurs',
      text: 'L’arborescence reste ouverte ; les choix sont dessous, dans leur ordre.',
      keys: 'Le bouton ouvre ; touches de l’arborescence ; Échap ferme.',
    },
    one: { title: 'Un seul', text: 'Se ferme avec le choix.' },
    ofField: {
      title: 'Un champ des codes promo',
      text: 'Catégories par mots, et dans l’arborescence pour qui peut les voir.',
    },
  },
}
