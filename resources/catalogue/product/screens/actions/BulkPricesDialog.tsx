import { useLocale } from 'ra-core'
import { useState } from 'react'
import type { RecordOf } from '../../../../../src/core/index.ts'
import type { BulkResult } from '../../../../../src/providers/shopCalls.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { useReportDone } from '../../../../../src/views/list/useUndoBulk.tsx'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import type { product } from '../../product.ts'
import { PriceChangeFields, usePriceChange } from '../pricing/PriceChangeFields.tsx'
import { PriceOutcome } from '../pricing/PriceOutcome.tsx'
import { useOwn } from '../useOwn.ts'
import { OfferTime, useOfferTime } from './OfferTime.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { usePreview } from './usePreview.ts'

interface Report {
  readonly undo?: BulkResult['undo']
  readonly products: number
  readonly variants: number
  readonly skipped: number
  readonly samples: readonly { sku: string; before: number | null; after: number }[]
  readonly skips: readonly { sku: string; why: string }[]
}

/** Changes the prices of all variants of the chosen products; what comes of it is seen before it is done. */
export default function BulkPricesDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof product>>) {
  const own = useOwn()
  const locale = useLocale() ?? 'en'
  const ask = useOperation(resource)
  const reportDone = useReportDone(resource)
  const form = usePriceChange()
  const offer = useOfferTime()
  const [ids] = useState(() => records.map(({ id }) => id))
  const { change } = form
  const isOffer = form.price === 'specialPrice'
  const input = change && {
    ids,
    ...change,
    from: isOffer ? offer.from : undefined,
    to: isOffer ? offer.to : undefined,
  }
  const { report, problem, isBusy, submit } = usePreview(input, {
    look: (given, signal) => ask<Report>('previewPrices', { input: given, signal }),
    make: (given) => ask<Report>('changePrices', { input: given }),
    onDone(done) {
      reportDone(own('prices.done', { smart_count: done.variants }), done.undo)
      close()
    },
  })
  const variants = report?.variants ?? 0
  return (
    <PreviewDialog
      title={own('prices.title')}
      scope={own('prices.scopeProducts', { smart_count: ids.length })}
      problem={problem}
      apply={own('prices.apply', { smart_count: variants })}
      isReady={variants > 0}
      isBusy={isBusy}
      onApply={() => void submit()}
      close={close}
    >
      <PriceChangeFields form={form} />
      {isOffer && <OfferTime time={offer} />}
      {report && (
        <PriceOutcome
          locale={locale}
          changed={report.variants}
          samples={report.samples}
          skipped={report.skipped}
          skips={report.skips}
        />
      )}
    </PreviewDialog>
  )
}
