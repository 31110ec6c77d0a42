/**
 * Texts in a row, as people separate them in a language. `Intl.ListFormat` puts nothing between those of a Chinese or Japanese list that
 * has neither “and” nor “or”.
 */
export const listed = (texts: readonly string[], locale: string | undefined): string =>
  texts.join(locale === 'zh' || locale === 'ja' ? '、' : ', ')
