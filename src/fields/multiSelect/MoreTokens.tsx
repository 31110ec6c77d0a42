import { usePunctuation } from '../../providers/usePunctuation.ts'
import { Quiet, Strip, Token } from '../cellParts.tsx'

/**
 * The first two texts, the count of the others, and all of them under the pointer and for a screen reader. They share a frame, so that a
 * narrow column cuts the last one instead of each.
 */
export function MoreTokens({ texts }: { texts: readonly string[] }) {
  const { list } = usePunctuation()
  const shown = texts.slice(0, texts.length > 3 ? 2 : 3)
  return (
    <Strip title={texts.length > 1 ? list(texts) : undefined}>
      <span className="visually-hidden">{list(texts)}</span>
      <Token aria-hidden="true">{list(shown)}</Token>
      {texts.length > shown.length && <Quiet aria-hidden="true">+{texts.length - shown.length}</Quiet>}
    </Strip>
  )
}
