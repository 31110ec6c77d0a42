/** What the views of published content say; part of the texts of each such area. */
export default {
  savedFirst: 'Les versions apparaissent après l’enregistrement.',
  restored: 'La version %{number} est de nouveau le brouillon. La version en ligne ne change pas.',
  makeLink: 'Lien secret vers le brouillon',
  linkMade: 'Le lien est créé et copié.',
  linkUntil: 'Valable jusqu’au %{time}.',
  noRevisions: 'Rien n’a encore été publié.',
  revision: 'Version %{number}',
  isLive: 'En ligne',
  compare: 'Comparer',
  restore: 'Restaurer',
  compareTitle: 'Ce qui a changé depuis la version %{number}',
  compareWith: 'Comparer avec',
  theDraft: 'Le brouillon',
}
