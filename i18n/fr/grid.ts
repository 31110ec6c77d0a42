/** The sheets in which cells of a list are changed in place. */
export default {
  grid: {
    mode: 'Modifier comme un tableur',
    sheets: 'Feuille',
    leave: 'Revenir au tableau',
    hint: 'Saisissez, collez depuis un tableur ; Ctrl+D et Ctrl+R recopient, Ctrl+Z annule, Ctrl+S enregistre',
    place: '%{title} : %{field}',
    readOnly: 'Non modifiable ici',
    byDialog: 'Entrée ouvre l’endroit où cela se modifie',
    takeTheirs: 'Prendre l’autre valeur',
    keepMine: 'Garder la mienne',
    unsaved: 'Une cellule modifiée |||| %{smart_count} cellules modifiées',
    inRecords: 'dans une fiche |||| dans %{smart_count} fiches',
    clashes: 'une aussi modifiée par quelqu’un d’autre |||| %{smart_count} aussi modifiées par d’autres',
    wrong: 'une à corriger |||| %{smart_count} à corriger',
    next: 'Voir la suivante',
    saving: 'Enregistrement %{number} sur %{of}…',
    saved: 'Une fiche enregistrée |||| %{smart_count} fiches enregistrées',
    lost: 'Votre modification d’une cellule est perdue : elle a été supprimée entre-temps |||| Vos modifications de %{smart_count} cellules sont perdues : elles ont été supprimées entre-temps',
    restored: 'de la dernière fois',
    leaveText:
      'Des cellules non enregistrées de cette fiche seraient perdues : |||| Des cellules non enregistrées de ces %{smart_count} fiches seraient perdues :',
    more: 'et une autre |||| et %{smart_count} autres',
  },
}
