import { useLocale } from 'ra-core'
import { Quiet, Strip, Token } from '../cellParts.tsx'

/** The first two texts, the count of the others, and all of them under the pointer and for a screen reader. */
export function MoreTokens({ texts }: { texts: readonly string[] }) {
  const all = new Intl.ListFormat(useLocale(), { type: 'unit' }).format(texts)
  const shown = texts.slice(0, texts.length > 3 ? 2 : 3)
  return (
    <Strip title={texts.length > 1 ? all : undefined}>
      <span className="visually-hidden">{all}</span>
      {shown.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two records may be called the same
        <Token key={`${index} ${text}`} aria-hidden="true">
          {text}
        </Token>
      ))}
      {texts.length > shown.length && <Quiet aria-hidden="true">+{texts.length - shown.length}</Quiet>}
    </Strip>
  )
}
