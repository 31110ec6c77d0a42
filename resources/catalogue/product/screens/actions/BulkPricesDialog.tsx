import { useLocale, useNotify, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import type { product } from '../../product.ts'
import { PriceChangeFields, usePriceChange } from '../pricing/PriceChangeFields.tsx'
import { PriceOutcome } from '../pricing/PriceOutcome.tsx'
import pricing from '../pricing/pricing.module.css'
import { useOwn } from '../useOwn.ts'
import { OfferTime, useOfferTime } from './OfferTime.tsx'

interface Report {
  readonly products: number
  readonly variants: number
  readonly skipped: number
  readonly samples: readonly { sku: string; before: number | null; after: number }[]
  readonly skips: readonly { sku: string; why: string }[]
}

/** Milliseconds of quiet before the server is asked what a change would do. */
const quiet = 300

/** Changes the prices of all variants of the chosen products; what comes of it is seen before it is done. */
export default function BulkPricesDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof product>>) {
  const translate = useTranslate()
  const own = useOwn()
  const locale = useLocale() ?? 'en'
  const ask = useOperation(resource)
  const notify = useNotify()
  const form = usePriceChange()
  const offer = useOfferTime()
  const [report, setReport] = useState<Report>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [ids] = useState(() => records.map(({ id }) => id))
  const { change } = form
  const isOffer = form.price === 'specialPrice'
  const input = change && {
    ids,
    ...change,
    from: isOffer ? offer.from : undefined,
    to: isOffer ? offer.to : undefined,
  }
  const asked = JSON.stringify(input ?? null)

  useEffect(() => {
    setReport(undefined)
    const given = JSON.parse(asked) as Record<string, unknown> | null
    if (!given) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await ask<Report>('previewPrices', { input: given, signal: stop.signal })
        if (stop.signal.aborted) return
        setReport(found)
        setProblem(undefined)
      } catch (error) {
        if (!stop.signal.aborted) setProblem(messageOf(error))
      }
    }, quiet)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, asked])

  const submit = async () => {
    if (!input) return
    setBusy(true)
    try {
      const done = await ask<Report>('changePrices', { input })
      notify(own('prices.done', { smart_count: done.variants }), { type: 'success' })
      close()
    } catch (error) {
      setProblem(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={own('prices.title')} size="medium" onClose={close}>
      <div className={dialog.body}>
        <p>{own('prices.scopeProducts', { smart_count: ids.length })}</p>
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
        {problem && (
          <p className={pricing.wrong} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={dialog.actions}>
        <Button look="text" onClick={close}>
          {translate('form.delete.cancel')}
        </Button>
        <Button
          look="primary"
          busy={isBusy}
          disabled={!report || report.variants === 0}
          onClick={() => void submit()}
        >
          {own('prices.apply', { smart_count: report?.variants ?? 0 })}
        </Button>
      </div>
    </Dialog>
  )
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
