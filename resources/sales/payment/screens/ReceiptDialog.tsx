import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { saveFile } from '../../../../src/views/saveFile.ts'
import type { payment } from '../payment.ts'
import type { Receipt } from '../rules/receipt.ts'
import css from './payment.module.css'
import { useOwn } from './useOwn.ts'

/** The receipt of a payment, to be looked at and saved as a page of its own that prints on A4. */
export default function ReceiptDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof payment>>) {
  const { text, action, field, value, money, locale, closing } = useOwn()
  const ask = useOperation(resource)
  const paper = useRef<HTMLElement>(null)
  const id = records[0]?.id ?? ''
  const { data } = useQuery({
    queryKey: [resource.path, 'receipt', id],
    queryFn: ({ signal }) => ask<Receipt>('receipt', { id, input: {}, signal }),
  })
  const save = () => {
    const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${data?.number ?? ''}</title>
<style>${sheet}</style><body>${paper.current?.innerHTML ?? ''}</body></html>`
    saveFile(new Blob([page], { type: 'text/html' }), `${data?.number ?? 'receipt'}.html`)
  }
  const lines: readonly (readonly [string, string | null])[] = data
    ? [
        [field('orderNumber'), data.orderNumber],
        [field('contactName'), data.name],
        [field('method'), value('method', data.method)],
        [field('reference'), data.reference],
        [field('capturedAt'), data.at && formatTime(data.at, locale)],
        [field('captured'), money(data.amount)],
        [field('refunded'), data.refunded > 0 ? money(data.refunded) : null],
      ]
    : []
  return (
    <QuestionDialog
      title={action('receipt')}
      onClose={close}
      cancel={closing}
      disabled={!data}
      onClick={save}
      data-first
      submit={text('save')}
    >
      {!data && <Skeleton height={220} />}
      {data && (
        <article ref={paper} className={css.receipt}>
          <header>
            <h3>{data.legalName ?? data.shop}</h3>
            {data.address && <p>{data.address}</p>}
            {data.gstin && <p>GSTIN {data.gstin}</p>}
            <h4>{text('receiptTitle', { number: data.number ?? '' })}</h4>
          </header>
          <dl>
            {lines
              .filter(([, what]) => what)
              .map(([label, what]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{what}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </article>
      )}
    </QuestionDialog>
  )
}

const sheet = `@page{size:A4;margin:20mm}body{font:14px/1.5 system-ui,sans-serif;max-width:170mm;margin:20px auto;padding:0 16px;color:#111}
h3{margin:0;font-size:18px}h4{margin:24px 0 8px;font-size:16px}p{margin:0;white-space:pre-line}dl{margin:0}
dl div{display:flex;justify-content:space-between;gap:24px;padding:6px 0;border-bottom:1px solid #ddd}dt{color:#555}dd{margin:0}`
