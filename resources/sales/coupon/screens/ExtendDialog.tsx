import { useState } from 'react'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { inputOf } from '../../../../src/fields/inputs.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { fieldOf } from '../../../../src/views/fieldOf.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { coupon } from '../coupon.ts'
import css from './coupon.module.css'
import { useCouponTexts } from './useCouponTexts.ts'

/** Moves the end of all chosen coupons to a later time. */
export default function ExtendDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof coupon>>) {
  const { own, action, field: labelOf } = useCouponTexts()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [endsAt, setEndsAt] = useState<string | null>(null)
  const field = fieldOf<typeof coupon>(resource, 'endsAt')
  const { Edit } = inputOf(field.kind)
  const part = { id: 'extend-until', source: 'endsAt', label: labelOf('endsAt'), required: true }
  const submit = () =>
    void act(async () => {
      const input = { coupons: records.map(({ id }) => id), endsAt }
      const { changed } = await ask<{ changed: number }>('extend', { input })
      close()
      return own('extended', { smart_count: changed })
    })
  return (
    <QuestionDialog
      title={action('extend')}
      describedBy="extend-hint"
      onClose={close}
      busy={isBusy}
      disabled={endsAt === null}
      onClick={submit}
      submit={action('extend')}
    >
      <p id="extend-hint" className={css.quiet}>
        {own('extendHint', { smart_count: records.length })}
      </p>
      <Frame {...part}>
        {Edit && (
          <Edit
            {...part}
            name="endsAt"
            value={endsAt as never}
            onChange={(next: unknown) => setEndsAt(next as string | null)}
            field={field}
            resource={resource}
            options={field.options}
          />
        )}
      </Frame>
    </QuestionDialog>
  )
}
