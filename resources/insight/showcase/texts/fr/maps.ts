/** What the pages of `components/maps` say. */
export const maps = {
  'simple-map': {
    orders: {
      title: 'Par État',
      text: 'Plus on a commandé, plus c’est foncé ; les contours sont livrés avec le produit.',
    },
    linked: {
      title: 'Avec des liens',
      text: 'Un État qui a des commandes est un lien avec son nom et ses chiffres.',
      keys: 'Tab va d’État en État.',
    },
    listed: { title: 'La même en liste', text: 'Une carte n’est jamais le seul accès à ses chiffres.' },
  },
}
