import french from 'ra-language-french'

export default {
  ra: {
    ...french.ra,
    action: { ...french.ra.action, edit: 'Modifier' },
    auth: { ...french.ra.auth, email: 'E-mail' },
    validation: { ...french.ra.validation, email: 'Doit être une adresse e-mail' },
    message: {
      ...french.ra.message,
      invalid_form: 'Certaines saisies sont encore à corriger.',
      unsaved_changes: 'Des modifications ne sont pas enregistrées. Quitter sans les garder ?',
    },
    notification: {
      ...french.ra.notification,
      updated: 'Enregistré |||| %{smart_count} enregistrés',
      created: 'Créé',
      deleted: 'Supprimé |||| %{smart_count} supprimés',
      http_error: 'Un problème est survenu !',
      i18n_error: 'Cette langue n’a pas pu être chargée.',
    },
  },
}
