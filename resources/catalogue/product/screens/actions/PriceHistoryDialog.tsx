import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import { QuestionDialog } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { formatExactTime } from '../../../../../src/fields/dateTime/formatTime.ts'
import { formatMoney } from '../../../../../src/fields/money/formatMoney.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { SmallTable } from '../../../../../src/views/SmallTable.tsx'
import type { product } from '../../product.ts'
import type { PriceState } from '../../rules/priceState.ts'
import { useOwn } from '../useOwn.ts'

interface Prices {
  readonly states: readonly PriceState[]
  readonly prior: Readonly<Record<string, number>>
}

/** What the variants of a product have cost, and the price that may honestly be struck through now. */
export default function PriceHistoryDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof product>>) {
  const { list } = usePunctuation()
  const own = useOwn()
  const locale = useLocale() ?? 'en'
  const ask = useOperation(resource)
  const id = records[0]?.id ?? ''
  const { data, error } = useQuery({
    queryKey: [resource.path, 'prices', id],
    queryFn: ({ signal }) => ask<Prices>('prices', { id, signal }),
    staleTime: 0,
    retry: false,
  })
  const prior = Object.entries(data?.prior ?? {})
  return (
    <QuestionDialog
      title={own('history.title')}
      size="large"
      onClose={close}
      isReading={!data && !error}
      isCancelFirst
    >
      {error && <p role="alert">{error.message}</p>}
      {prior.length > 0 && (
        <p>
          {own('history.prior', {
            list: list(prior.slice(0, 6).map(([sku, price]) => `${sku} ${formatMoney(price, locale)}`)),
          })}
        </p>
      )}
      {data && data.states.length === 0 && <p>{own('history.none')}</p>}
      {data && data.states.length > 0 && (
        <SmallTable
          heads={(['sku', 'mrp', 'salePrice', 'specialPrice', 'at', 'by'] as const).map((name) =>
            own(`history.columns.${name}`),
          )}
          oneLine
        >
          {data.states.map(({ sku, mrp, salePrice, specialPrice, at, by }) => (
            <tr key={`${sku} ${at}`}>
              <td>
                <bdi>{sku}</bdi>
              </td>
              <td>{formatMoney(mrp, locale)}</td>
              <td>{formatMoney(salePrice, locale)}</td>
              <td>{specialPrice === null ? '–' : formatMoney(specialPrice, locale)}</td>
              <td>{formatExactTime(at, locale)}</td>
              <td>{by}</td>
            </tr>
          ))}
        </SmallTable>
      )}
    </QuestionDialog>
  )
}
