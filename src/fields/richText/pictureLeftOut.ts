/** What is said instead of a picture, by what it was called where it had a name. */
export const pictureLeftOut = (translate: (key: string, values?: object) => string, alt: string): string =>
  alt.trim() ? translate('form.picture.leftOut', { alt: alt.trim() }) : translate('form.picture.unnamed')
