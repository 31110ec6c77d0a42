import { useLocale } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { formatPercent } from '../../../../src/fields/percent/formatPercent.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import type { PrintedLine } from '../../../shared/documents/rules/printed.ts'
import css from '../../shipment/screens/shipment.module.css'
import type { invoice } from '../invoice.ts'

const taxes = ['cgst', 'sgst', 'igst', 'cess'] as const

/** The lines of an invoice with their taxes; only the taxes and reductions that it has are columns. */
export default function LinesSection({ resource, record }: OwnSectionProps<RecordOf<typeof invoice>>) {
  const texts = useTexts(resource)
  const locale = useLocale() ?? 'en'
  const lines = (record?.lines ?? []) as readonly PrintedLine[]
  const shown = taxes.filter((name) => lines.some((line) => line[name]))
  // As on the paper itself: English papers of the shop are Indian ones.
  const region = locale === 'en' ? 'en-IN' : locale
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const amount = (paise: number | null) => (paise === null ? '' : formatNumber(paise / 100, region, digits))
  const head = (name: string) => texts.field(`lines.${name}`)
  const isReduced = lines.some(({ discount }) => discount)
  const figures = [
    'quantity',
    'unitPrice',
    ...(isReduced ? ['discount'] : []),
    'taxable',
    'rate',
    ...shown,
    'total',
  ]
  return (
    <SmallTable heads={[head('name'), ...figures.map((name) => ({ end: head(name) }))]}>
      {lines.map((line) => (
        <tr key={line.id}>
          <td className={css.line}>
            {line.charge ? texts.value('lines.charge', line.charge) : line.name}
            {line.sku && (
              <div className={css.code}>
                <bdi dir="ltr">{line.sku}</bdi>
              </div>
            )}
            {line.hsn && (
              <div className={css.code}>
                {head('hsn')} <bdi dir="ltr">{line.hsn}</bdi>
              </div>
            )}
          </td>
          <td data-end>{line.quantity}</td>
          <td data-end>{amount(line.unitPrice)}</td>
          {isReduced && <td data-end>{line.discount ? amount(line.discount) : ''}</td>}
          <td data-end>{amount(line.taxable)}</td>
          <td data-end>{line.rate === null ? '' : formatPercent(line.rate, region)}</td>
          {shown.map((name) => (
            <td key={name} data-end>
              {amount(line[name])}
            </td>
          ))}
          <td data-end>{amount(line.total)}</td>
        </tr>
      ))}
    </SmallTable>
  )
}
