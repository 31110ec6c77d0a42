import english from 'ra-language-english'

/** React-admin's own texts, in the tone of this product: a notification is a noun and a verb at most. */
export default {
  ra: {
    ...english.ra,
    message: {
      ...english.ra.message,
      invalid_form: 'Some entries are not right yet.',
      unsaved_changes: 'Some changes are not saved. Leave without them?',
    },
    notification: {
      ...english.ra.notification,
      updated: 'Saved |||| %{smart_count} saved',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} deleted',
      http_error: 'Something went wrong!',
      i18n_error: 'This language could not be loaded.',
    },
  },
}
