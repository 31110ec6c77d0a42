/** Where what is entered is picked from something: months, trees, lists, people, files. */
export const picking = {
  'date-picker': {
    day: {
      title: 'Un jour',
      text: 'Saisi selon la langue, ou choisi dans un mois.',
      keys: 'Alt+↓ ouvre le mois ; flèches par jour et semaine, Page par mois.',
    },
    moment: { title: 'Un instant', text: 'Un jour et une heure à l’horloge de la boutique, fuseau indiqué.' },
    spans: {
      title: 'Semaine, mois, trimestre, année',
      text: 'La semaine commence comme la boutique l’a réglé.',
      keys: 'Entrée ouvre ; les flèches déplacent, les touches Page tournent la page.',
    },
    range: {
      title: 'De … à',
      text: 'Saisis, ou choisis dans deux mois côte à côte ; la fin ne peut pas précéder le début.',
      keys: 'Entrée choisit le premier jour, puis le dernier ; Échap laisse tout en l’état.',
    },
    periods: { title: 'Périodes courantes', text: 'Sous les deux mois ; un clic remplit les deux dates.' },
    formats: {
      title: 'Écriture',
      text: 'Courte, avec le mois en lettres ou en entier ; toutes ces formes peuvent être saisies.',
    },
    locked: { title: 'Verrouillé', text: 'La raison est indiquée dessous.' },
    someDays: {
      title: 'Certains jours seulement',
      text: 'Ni dimanche ni jour passé. Qui en saisit un apprend pourquoi il est refusé.',
    },
    someTimes: { title: 'Certaines heures seulement', text: 'Fermé à 13 h, et dès midi passé le samedi.' },
    sizes: { title: 'Tailles', text: 'Celles de MUI, avec le calendrier du navigateur.' },
    bare: { title: 'Sans bordure', text: 'Pour une ligne plus souvent lue que modifiée.' },
    withOk: {
      title: 'Avec heure et confirmation',
      text: 'Rien ne change avant la confirmation.',
      keys: 'Tab va du mois à l’heure, puis aux boutons.',
    },
    foot: { title: 'Sous le mois', text: 'Les jours les plus fréquents, en un clic.' },
    ownDay: {
      title: 'Jours marqués',
      text: 'Un point pour les jours où des commandes sont attendues ; leur nombre est lu et affiché dessous.',
    },
    words: {
      week: 'Semaine',
      month: 'Mois',
      quarter: 'Trimestre',
      year: 'Année',
      sale: 'Soldes',
      short: 'Courte',
      medium: 'Mois en lettres',
      long: 'En entier',
      delivery: 'Livraison',
      noDelivery: 'Pas de livraison le dimanche ni à une date passée. Choisissez un autre jour.',
      today: 'Aujourd’hui',
      tomorrow: 'Demain',
      nextWeek: 'Dans une semaine',
    },
  },
  upload: {
    chosen: {
      title: 'Un fichier',
      text: 'Un bouton ; le même fichier peut être choisi à nouveau, un autre le remplace.',
    },
    avatar: {
      title: 'Une photo de soi',
      text: 'JPEG, PNG, WebP ou AVIF jusqu’à 2 Mo ; ce qui ne convient pas est signalé et n’est pas envoyé.',
    },
    drop: {
      title: 'Déposé, collé, choisi',
      text: 'Ici, les fichiers restent dans le navigateur.',
      keys: 'Ctrl+V colle un fichier ou une image quand le bouton a le focus.',
    },
    existing: { title: 'Avec des fichiers déjà là', text: 'Ce qui est retiré peut être remis.' },
    cards: {
      title: 'Images en cartes',
      text: 'Quatre au plus ; chacune s’ouvre en grand.',
      keys: 'Entrée ouvre l’image, Échap la ferme.',
    },
    lastTwo: { title: 'Les deux derniers', text: 'Un troisième prend la place du plus ancien.' },
    folder: { title: 'Un dossier', text: 'Tout ce qu’il contient, avec le chemin dans le nom.' },
    lines: { title: 'Images en liste', text: 'Petites, avec nom et taille.' },
    manual: { title: 'Envoi sur demande', text: 'D’ici là, les fichiers attendent et peuvent être retirés.' },
    smaller: {
      title: 'Réduit d’abord',
      text: 'Le grand côté mesure 320 pixels au plus ; c’est ce résultat qui est envoyé.',
    },
    ownSign: { title: 'Un signe propre', text: 'Le type du fichier au lieu d’un dessin.' },
    ownActs: { title: 'Autres actions', text: 'En tête de liste, ou enregistré sur son appareil.' },
    presigned: {
      title: 'Directement vers un stockage',
      text: 'La boutique donne une adresse pour un fichier, qui y est envoyé. Ici, rien ne quitte le navigateur.',
    },
    onItsWay: {
      title: 'En cours d’envoi',
      text: 'Celui-ci échoue toujours à soixante pour cent ; réessayez ou renoncez.',
    },
    words: {
      picture: 'Choisir une image',
      look: 'Voir %{name}',
      withAll: 'avec tout son contenu',
      send: 'Envoyer',
      unreadable: 'Une image n’a pas pu être lue. Choisissez-en une autre.',
      first: 'Mettre %{name} en tête',
      keep: 'Enregistrer %{name}',
      address: 'Adresse :',
    },
  },
  cascader: {
    columns: {
      title: 'En colonnes',
      text: 'Un niveau à côté de l’autre ; chaque clic montre ce qui est dessous.',
      keys: 'Les flèches montent et descendent, → avance, ← revient, Entrée choisit.',
    },
    levels: {
      title: 'Niveau par niveau',
      text: 'Tout niveau peut être choisi ; les mots le trouvent partout dans l’arborescence. C’est ainsi qu’une catégorie trouve sa place.',
      keys: '→ montre ce qui est dessous, ← revient, Entrée choisit.',
    },
    trigger: { title: 'Un autre déclencheur', text: 'Un texte au lieu d’un bouton.' },
    off: { title: 'Non sélectionnable', text: 'Ce qui est désactivé peut être atteint, mais pas choisi.' },
    sizes: { title: 'Tailles', text: 'Petite et normale.' },
    searched: {
      title: 'Recherche sur le chemin',
      text: '« Women shirts » trouve les chemises sous Women ; chaque résultat dit où il se trouve.',
    },
    ownNames: {
      title: 'Noms propres aux données',
      text: 'Des lieux comme un transporteur les liste, avec codes et libellés.',
    },
    chosen: { title: 'Déjà choisi', text: 'S’ouvre à l’endroit du choix.' },
    onHover: {
      title: 'Ouvert au survol',
      text: 'Le niveau suivant apparaît sans clic ; les touches restent les mêmes.',
    },
    anyLevel: {
      title: 'Tout niveau ou le dernier',
      text: 'Une branche entière, ou seulement ce qui n’a rien dessous.',
    },
    display: { title: 'Affichage propre', text: 'Le dernier niveau d’abord, le premier entre parenthèses.' },
    later: { title: 'Chargé à la demande', text: 'Le niveau suivant est demandé à l’ouverture.' },
    suffix: { title: 'Un autre signe', text: 'Au bout du bouton.' },
    required: { title: 'Obligatoire', text: 'Il y a toujours un choix : rien ne l’efface.' },
    locked: { title: 'Verrouillé', text: 'La raison est indiquée dessous.' },
    words: {
      anyLevel: 'Tout niveau',
      lastLevel: 'Le dernier niveau seulement',
      place: 'Lieu',
    },
  },
  mentions: {
    people: {
      title: 'Collègues',
      text: 'Un @ les trouve ; qui est effacé du texte n’est plus nommé. Sur les commandes, ils reçoivent un message.',
      keys: 'Les flèches déplacent, Entrée ou Tab choisit, Échap quitte.',
    },
    later: {
      title: 'Demandés au serveur',
      text: 'Les noms arrivent après un moment ; personne n’est pris par erreur.',
    },
    inForm: { title: 'Dans un formulaire', text: 'Contrôlé avec le reste : quelqu’un doit être nommé.' },
    products: {
      title: 'Un autre signe',
      text: 'Un # trouve des produits par numéro ou par nom ; leurs noms sont dessous.',
    },
    locked: {
      title: 'Désactivé et en lecture seule',
      text: 'En lecture seule, le texte prend le focus et peut être copié.',
    },
    above: { title: 'Au-dessus', text: 'La liste s’ouvre au-dessus du texte, s’il y a la place.' },
    most: { title: 'Un seul', text: 'Une fois quelqu’un nommé, @ ne trouve plus personne.' },
    read: { title: 'À lire', text: 'Les noms ressortent ; une adresse e-mail n’est pas un nom.' },
    words: {
      nameOne: 'Personne n’est encore nommé. Tapez @ et choisissez un collègue.',
      readOnly: 'Lecture seule',
    },
  },
  transfer: {
    columns: {
      title: 'Avec un ordre',
      text: 'Un par un ou plusieurs à la fois ; comme les colonnes d’un export.',
      keys: 'Les flèches déplacent, Espace sélectionne, Ctrl+A tout, Entrée transfère.',
    },
    many: { title: 'Beaucoup', text: 'Trois cents ; chaque liste a sa recherche et son compte.' },
    advanced: {
      title: 'Avec mots, tailles et pied',
      text: 'Des boutons qui disent ce qu’ils font ; le pied recommence.',
    },
    ownRows: {
      title: 'Lignes propres',
      text: 'Avec le prix sous le nom ; ce qui est épuisé reste en place.',
    },
    paged: { title: 'Deux mille', text: 'Dix à la fois ; « tout » sélectionne aussi les autres pages.' },
    asTable: {
      title: 'Des tableaux',
      text: 'Chaque ligne a une case qui la sélectionne.',
      keys: 'Espace sélectionne la ligne ; Tab passe à la suivante.',
    },
    fromTree: {
      title: 'Depuis une arborescence',
      text: 'Une branche sélectionne tout ce qui est dessous.',
      keys: 'Touches de l’arborescence.',
    },
    words: {
      take: 'Prendre',
      leave: 'Remettre',
      all: '%{count} produits',
      soldOut: 'Épuisé',
    },
  },
  'tree-select': {
    one: { title: 'Un seul', text: 'Se ferme avec le choix.' },
    several: {
      title: 'Plusieurs',
      text: 'L’arborescence reste ouverte ; les choix sont dessous, dans leur ordre.',
      keys: 'Le bouton ouvre ; touches de l’arborescence ; Échap ferme.',
    },
    fromRows: {
      title: 'Depuis les lignes d’une table',
      text: 'Chaque ligne dit où elle se trouve ; l’arborescence en est faite.',
    },
    withParents: {
      title: 'Avec les parents',
      text: 'Une branche coche tout ce qui est dessous, et reste à moitié cochée si seule une partie l’est.',
      keys: 'Espace coche toute une branche.',
    },
    later: { title: 'Chargé à la demande', text: 'Le niveau suivant est demandé à l’ouverture.' },
    ofField: {
      title: 'Un champ des codes promo',
      text: 'Catégories par mots, et dans l’arborescence pour qui peut les voir.',
    },
    words: {
      shelf: 'Emplacement',
    },
  },
}
