/** What the pages of `components/layout` say. */
export const layout = {
  grid: {
    finer: { title: 'Vingt-quatre colonnes', text: 'Le même principe, avec autant de colonnes que voulu.' },
    gutter: { title: 'Espacements', text: 'Fixes, selon la fenêtre, ou seulement entre les lignes.' },
    offset: { title: 'Décalées', text: 'Des colonnes restent libres devant un élément.' },
    pushed: {
      title: 'Poussées et tirées',
      text: 'L’ordre vu diffère de l’ordre lu ; seulement quand il importe peu.',
    },
    justified: { title: 'Dans la ligne', text: 'Où se placent les éléments quand il reste de la place.' },
    aligned: { title: 'En travers de la ligne', text: 'Des éléments de hauteurs différentes côte à côte.' },
    ordered: {
      title: 'Un autre ordre',
      text: 'Selon la largeur de la fenêtre ; on lit dans l’ordre du code.',
    },
    several: {
      title: 'Plusieurs à la fois',
      text: 'Largeur et décalage selon la fenêtre ; l’un prend le reste, l’autre son contenu.',
    },
    playground: {
      title: 'À essayer',
      text: 'Espacements et colonnes au curseur, avec le code correspondant.',
      keys: 'Les flèches déplacent un curseur.',
    },
    columns: { title: 'Douze colonnes', text: 'Chaque partie dit combien elle en prend.' },
    responsive: { title: 'Selon la fenêtre', text: 'Une, deux ou quatre par ligne, selon la place.' },
    filled: { title: 'Rempli', text: 'Autant de colonnes que possible, comme les cartes de cette page.' },
  },
  layout: {
    combined: { title: 'En-tête, côté, pied', text: 'Ce qui peut entourer le contenu.' },
    topMenu: { title: 'Menu dans l’en-tête', text: 'Pour quelques pages.' },
    headAbove: { title: 'En-tête au-dessus de tout', text: 'Le côté commence en dessous.' },
    headBeside: { title: 'Côté sur toute la hauteur', text: 'L’en-tête se place à côté.' },
    sideOnly: { title: 'Côté seul', text: 'Ni en-tête ni pied.' },
    ownTrigger: { title: 'Replié par un bouton', text: 'Les dessins restent, leur nom sous le pointeur.' },
    folding: {
      title: 'Se replie seul',
      text: 'Sous le repère, le côté passe derrière un bouton.',
      keys: 'Les flèches changent la largeur.',
    },
    fixedHead: {
      title: 'En-tête qui reste',
      text: 'La page défile en dessous.',
      keys: 'Le cadre prend le focus ; les flèches le font défiler.',
    },
    fixedSide: {
      title: 'Côté qui reste',
      text: 'Seul le contenu défile.',
      keys: 'Le cadre prend le focus ; les flèches le font défiler.',
    },
    frame: {
      title: 'Le cadre',
      text: 'Le menu à côté de la page, réduit aux icônes, ou au-dessus ; cela change votre propre cadre.',
    },
    parts: {
      title: 'Parties',
      text: 'Leurs noms sur le côté, au-dessus sur un téléphone ; l’adresse nomme celle qui est ouverte.',
    },
    columns: {
      title: 'Deux colonnes',
      text: 'La fiche dans la large, les faits dans l’étroite ; l’une sous l’autre quand la place manque.',
    },
  },
}
