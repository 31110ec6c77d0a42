type Values = Readonly<Record<string, unknown>>

/** Values with their texts in other languages, as a record has them: English in `values`, `translations.fr.title` beside. */
export interface ContentPart {
  readonly values: Values
  readonly translations: Readonly<Record<string, Values>>
}

/** Content of a type. Stored as JSON; `id` tells it from its neighbours. */
export interface Content extends ContentPart {
  readonly id: string
  readonly type: string
  readonly items: readonly ContentPart[]
}

/** The text or value of a field in a language, English where it is not translated. */
export const contentValue = ({ values, translations }: ContentPart, name: string, locale: string): unknown =>
  translations[locale]?.[name] ?? values[name] ?? null
