/** What the pages of `components/charts` say. */
export const charts = {
  'apex-charts': {
    oneLine: {
      title: 'Une ligne',
      text: 'Avec son tableau, et les deux en fichiers.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    dashed: {
      title: 'Trois lignes',
      text: 'Ce que l’on compare est en tirets ; les noms retirent une ligne et la rendent.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    smooth: {
      title: 'Surfaces arrondies',
      text: 'Elles ne dépassent jamais les points qu’elles relient.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    grouped: {
      title: 'Colonnes',
      text: 'Côte à côte pour chaque jour.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    stacked: {
      title: 'Colonnes empilées',
      text: 'Le total d’un jour et sa composition.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    bars: {
      title: 'Barres',
      text: 'Couchées, les noms devant.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    groupedBars: {
      title: 'Barres groupées',
      text: 'Deux pour chaque jour.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    pie: {
      title: 'Parts d’un tout',
      text: 'Pour peu de parts ; dans le sens horaire, à l’inverse en page miroir.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    ring: {
      title: 'Anneau',
      text: 'La somme est au milieu.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    nothing: {
      title: 'Rien à montrer',
      text: 'Les axes restent, le tableau le dit.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    sales: {
      title: 'Une ligne',
      text: 'Remplie ; se lit au pointeur ou au clavier.',
      keys: 'Les flèches lisent les points ; Début et Fin, le premier et le dernier.',
    },
    compared: { title: 'Comparé', text: 'La référence est en pointillés : la couleur n’est pas nécessaire.' },
    gaps: { title: 'Lacunes', text: 'Une valeur inconnue laisse un vide ; rien n’est inventé.' },
  },
  chartjs: {
    oneLine: {
      title: 'Une ligne',
      text: 'Avec son tableau, et les deux en fichiers.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    area: {
      title: 'Une surface',
      text: 'Le fond sous la ligne est rempli.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    bars: {
      title: 'Colonnes par deux',
      text: 'Comparées jour par jour.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    around: {
      title: 'Autour d’un centre',
      text: 'Plusieurs mesures de deux choses.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    ring: {
      title: 'Anneau',
      text: 'La somme est au milieu.',
      keys: 'Les flèches lisent les points, Début et Fin le premier et le dernier.',
    },
    ranks: { title: 'Barres', text: 'La plus longue d’abord, chacune avec son chiffre et sa variation.' },
    way: { title: 'Du brut au net', text: 'Ce qui est retranché part de ce qui précédait.' },
    shades: { title: 'Nuances', text: 'Un tableau dont les cellules foncent avec la quantité.' },
  },
}
