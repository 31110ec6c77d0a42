import type { Locale } from '../../../../src/core/locale.ts'
import { type Paper, paperLocale } from '../../documents/rules/paper.ts'
import type { DocumentKind, Printed, PrintedDocuments } from '../../documents/rules/printed.ts'
import { InvoicePaper } from './InvoicePaper.tsx'
import { LabelPaper } from './LabelPaper.tsx'
import { ManifestPaper } from './ManifestPaper.tsx'
import { PackingSlipPaper } from './PackingSlipPaper.tsx'
import { PickListPaper } from './PickListPaper.tsx'
import { ProductLabelPaper } from './ProductLabelPaper.tsx'
import css from './print.module.css'
import { usePaper } from './usePaper.ts'

interface PapersProps {
  printed: Printed
  /** One language for all, or that of each customer. */
  language: Locale | 'customer'
  /** The language of papers that are for nobody in particular. */
  own: Locale
  isRoll: boolean
}

/** All papers of one print, each beginning a page of its own. */
export function Papers({ printed: { kind, documents }, language, own, isRoll }: PapersProps) {
  const boxes = { label: css.labels, productLabel: css.tags }[kind as string]
  return (
    <div className={boxes ?? css.sheets} data-roll={(boxes && isRoll) || undefined}>
      {documents.map((document, index) => {
        const customer = 'locale' in document ? paperLocale(document.locale) : own
        const locale = language === 'customer' ? customer : language
        const key = 'id' in document ? document.id : `${index}`
        return <PaperOf key={key} kind={kind} document={document} locale={locale} />
      })}
    </div>
  )
}

interface PaperOfProps {
  kind: DocumentKind
  document: PrintedDocuments[DocumentKind]
  locale: Locale
}

function PaperOf({ kind, document, locale }: PaperOfProps) {
  const Sheet = sheets[kind] as (props: { document: typeof document; paper: Paper }) => React.ReactNode
  return <Sheet document={document} paper={usePaper(locale)} />
}

const sheets = {
  invoice: InvoicePaper,
  packingSlip: PackingSlipPaper,
  label: LabelPaper,
  pickList: PickListPaper,
  manifest: ManifestPaper,
  productLabel: ProductLabelPaper,
}
