/** What was changed of settings; part of the texts of both areas of settings. */
export default {
  title: 'Modifications',
  setting: 'Réglage',
  before: 'Avant',
  after: 'Après',
  person: 'Qui',
  at: 'Quand',
  none: 'Rien n’a été modifié.',
  group: 'Groupe',
  allGroups: 'Tous les groupes',
  everybody: 'Tout le monde',
  since: 'Depuis',
  ever: 'Toujours',
  days: '%{smart_count} jour |||| %{smart_count} jours',
  secretSet: 'Un secret a été défini',
  secretGone: 'Le secret a été effacé',
}
