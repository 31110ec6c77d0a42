export default {
  name: 'Colonne de tableau |||| Colonnes de tableau',
  new: 'Nouvelle colonne de tableau',
  fields: {
    title: 'Titre',
    project: 'Projet',
    cardLimit: 'Cartes au plus',
    finished: 'Travail terminé',
    position: 'Position',
  },
  sections: { column: 'Colonne' },
  help: {
    cardLimit: 'La colonne n’en accepte pas davantage. Vide : autant que vous voulez.',
    finished: 'Les cartes de cette colonne comptent comme terminées dans l’avancement du projet.',
  },
}
