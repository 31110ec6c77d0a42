import { useTranslate } from 'ra-core'
import { Glyph } from '../../controls/parts/Glyph.tsx'

/** The arrow from what a value was to what it became, and the word for it. */
export function Became({ className }: { className: string | undefined }) {
  const translate = useTranslate()
  return (
    <>
      <Glyph name="became" className={className} />
      <span className="visually-hidden">{translate('form.history.became')}</span>
    </>
  )
}
