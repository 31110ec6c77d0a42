/** What the pages of `components/charts` say. */
export const charts = {
  'apex-charts': {
    sales: {
      title: 'Une ligne',
      text: 'Remplie ; se lit au pointeur ou au clavier.',
      keys: 'Les flèches lisent les points ; Début et Fin, le premier et le dernier.',
    },
    compared: { title: 'Comparé', text: 'La référence est en pointillés : la couleur n’est pas nécessaire.' },
    gaps: { title: 'Lacunes', text: 'Une valeur inconnue laisse un vide ; rien n’est inventé.' },
  },
  chartjs: {
    ranks: { title: 'Barres', text: 'La plus longue d’abord, chacune avec son chiffre et sa variation.' },
    way: { title: 'Du brut au net', text: 'Ce qui est retranché part de ce qui précédait.' },
    shades: { title: 'Nuances', text: 'Un tableau dont les cellules foncent avec la quantité.' },
  },
}
