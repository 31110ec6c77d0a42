import { useRefresh } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { coupon } from '../coupon.ts'
import css from './coupon.module.css'
import { useCouponTexts } from './useCouponTexts.ts'

/** Makes codes of a batch: how many, and how they begin. */
export default function AddCodes({ resource, records, close }: OwnActionProps<RecordOf<typeof coupon>>) {
  const [record] = records as readonly [RecordOf<typeof coupon>]
  const { own } = useCouponTexts()
  const refresh = useRefresh()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path, 'pages/coupon-codes')
  const [count, setCount] = useState('100')
  const [prefix, setPrefix] = useState('')
  const wanted = /^\d{1,6}$/.test(count) ? Number(count) : 0
  const submit = () =>
    void act(async () => {
      const { made } = await ask<{ made: number }>('addCodes', {
        id: record.id,
        input: { count: wanted, prefix },
      })
      close()
      refresh()
      return own('codesMade', { smart_count: made })
    })
  const number = { id: 'codes-count', source: 'count', label: own('codeCount'), required: true }
  const begin = { id: 'codes-prefix', source: 'prefix', label: own('prefix') }
  return (
    <QuestionDialog
      title={own('addCodes')}
      describedBy="codes-hint"
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={wanted < 1 || wanted > 100_000}
      submit={own('make')}
    >
      <p id="codes-hint" className={css.quiet}>
        {own('codesHint')}
      </p>
      <TextBoxField
        {...number}
        dir="ltr"
        inputMode="numeric"
        text={count}
        onText={(text) => setCount(text.trim())}
        more={{ 'data-first': true }}
      />
      <TextBoxField
        {...begin}
        dir="ltr"
        maxLength={20}
        text={prefix}
        onText={(text) => setPrefix(text.toUpperCase().replace(/[^A-Z0-9_-]/g, ''))}
      />
    </QuestionDialog>
  )
}
