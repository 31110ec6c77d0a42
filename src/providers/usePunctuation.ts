import { useTranslate } from 'ra-core'
import { useMemo } from 'react'

/** How texts that are only known on the page are put together. */
export interface Punctuation {
  /** A value after what it is called: `Seen: 4`, `Vu : 4`, `已看：4`. */
  readonly pair: (label: string, value: unknown) => string
  /** The colon alone, where what it parts are elements. */
  readonly colon: string
  /** Texts in a row: `S, M`, `S、M`. What is empty is left out. */
  readonly list: (texts: Texts) => string
  /** The same where something stands before them already. */
  readonly more: (texts: Texts) => string
}

type Texts = readonly (string | number | false | null | undefined)[]

/**
 * Puts texts together as the language of the page writes it: a colon in French has a space before it, in Chinese and Japanese it is wide,
 * and so is the comma. `lint/joinedTexts.grit` finds whoever joins texts otherwise.
 */
export function usePunctuation(): Punctuation {
  const translate = useTranslate()
  return useMemo((): Punctuation => {
    const comma = translate('list.comma')
    return {
      colon: translate('list.colon'),
      pair: (label, value) => translate('list.pair', { label, value: String(value) }),
      list: (texts) => texts.filter(Boolean).join(comma),
      more: (texts) =>
        texts
          .filter(Boolean)
          .map((text) => `${comma}${text}`)
          .join(''),
    }
  }, [translate])
}
