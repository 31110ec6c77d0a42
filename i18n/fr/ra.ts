import french from 'ra-language-french'

/** The pack of react-admin has spaces before its signs that may break. */
const pack = JSON.parse(
  JSON.stringify(french.ra)
    .replace(/ ([;?!])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0'),
) as typeof french.ra

export default {
  ra: {
    ...pack,
    action: { ...pack.action, edit: 'Modifier' },
    auth: { ...pack.auth, email: 'E-mail' },
    validation: { ...pack.validation, email: 'Doit être une adresse e-mail' },
    message: {
      ...pack.message,
      invalid_form: 'Certaines saisies sont encore à corriger.',
      unsaved_changes: 'Des modifications ne sont pas enregistrées. Quitter sans les garder ?',
    },
    notification: {
      ...pack.notification,
      updated: 'Enregistré |||| %{smart_count} enregistrés',
      created: 'Créé',
      deleted: 'Supprimé |||| %{smart_count} supprimés',
      http_error: 'Un problème est survenu !',
      i18n_error: 'Cette langue n’a pas pu être chargée.',
    },
  },
}
