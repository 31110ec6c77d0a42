/** What the pages of `components/maps` say. */
export const maps = {
  'simple-map': {
    noted: { title: 'Avec une note', text: 'Une ligne mène du lieu à son nom.' },
    marks: { title: 'Repères', text: 'Les villes où l’on envoie beaucoup, avec leur nom.' },
    pins: { title: 'Épingles', text: 'Un repère à soi ; la pointe est le lieu.' },
    plain: { title: 'Le monde', text: 'Les contours seuls, livrés avec le produit.' },
    europe: { title: 'Une partie', text: 'L’Europe, avec les lignes du globe tous les dix degrés.' },
    globe: { title: 'Le globe', text: 'Son bord et ses lignes tous les quinze degrés.' },
    textured: { title: 'Hachuré', text: 'Les pays servis par la boutique ; lisible sans couleur.' },
    told: {
      title: 'Raconté',
      text: 'Un pays, son nom et ce qui y fut envoyé.',
      keys: 'Les flèches lisent l’un après l’autre.',
    },
    byCount: {
      title: 'Autant dans chaque',
      text: 'Cinq teintes avec autant d’États chacune.',
      keys: 'Les flèches lisent l’un après l’autre.',
    },
    byWidth: {
      title: 'De même largeur',
      text: 'Cinq teintes à pas égaux, du moins au plus.',
      keys: 'Les flèches lisent l’un après l’autre.',
    },
    lettered: { title: 'Avec des lettres', text: 'Les États par leur code.' },
    abroad: {
      title: 'Pays en teintes',
      text: 'Avec une légende, et en liste dessous.',
      keys: 'Les flèches lisent l’un après l’autre.',
    },
    nearer: {
      title: 'Plus près, plus loin',
      text: 'Par boutons, en glissant, au clavier.',
      keys: '+ et − zooment, les flèches déplacent, 0 montre tout.',
    },
    orders: {
      title: 'Par État',
      text: 'Plus on a commandé, plus c’est foncé ; les contours sont livrés avec le produit.',
    },
    linked: {
      title: 'Avec des liens',
      text: 'Un État qui a des commandes est un lien avec son nom et ses chiffres.',
      keys: 'Tab va d’État en État.',
    },
    listed: { title: 'La même en liste', text: 'Une carte n’est jamais le seul accès à ses chiffres.' },
  },
}
