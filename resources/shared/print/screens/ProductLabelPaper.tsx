import { countryName } from '../../../../src/fields/country/countries.ts'
import { filled, type Paper } from '../../documents/rules/paper.ts'
import type { ProductLabel } from '../../documents/rules/printed.ts'
import { Barcode } from './Barcode.tsx'
import css from './print.module.css'

/** The labels of one variant, each the same: what scanners read, what it costs at most, and what the law wants to be said. */
export function ProductLabelPaper({ document, paper }: { document: ProductLabel; paper: Paper }) {
  return Array.from({ length: document.copies }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the copies of one label are alike
    <Tag key={index} label={document} paper={paper} />
  ))
}

function Tag({ label, paper }: { label: ProductLabel; paper: Paper }) {
  const { texts, money, locale, pair } = paper
  const words = texts.productLabel
  // An address on one line, as its own country writes it.
  const told = (what: string, value: string | null) => value && pair(what, value.replace(/\s*\n\s*/g, ', '))
  const law = [
    label.genericName,
    told(words.netQuantity, label.netQuantity),
    told(words.made, label.manufacturedIn),
    told(words.origin, label.countryOfOrigin && countryName(label.countryOfOrigin, locale)),
    told(words.manufacturer, label.manufacturer),
    told(words.importer, label.importer),
    told(words.care, label.careContact),
  ].filter(Boolean)
  return (
    <article className={css.tag} lang={locale} aria-label={label.sku}>
      <p className={css.tagName}>
        {[label.brand, label.names[locale] ?? label.name].filter(Boolean).join(' · ')}
      </p>
      <p className={css.tagLine}>
        <span>{label.options.join(' / ')}</span>
        {label.styleCode && <bdi dir="ltr">{label.styleCode}</bdi>}
      </p>
      <Barcode text={label.barcode ?? label.sku} />
      <p className={css.tagLine}>
        <span className={css.tagPrice}>{filled(words.mrp, { amount: money(label.mrp) })}</span>
      </p>
      {label.barcode && (
        <p>
          <bdi dir="ltr">{label.sku}</bdi>
        </p>
      )}
      {law.length > 0 && <p className={css.tagLaw}>{law.join(' · ')}</p>}
    </article>
  )
}
