/** A text without the ids in it, whose digits are those of chance: a search for some digits would find them there now and then. */
export const withoutIds = (text: string): string =>
  text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
