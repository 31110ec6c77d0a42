import { useCreatePath, useLocale, useNavigate, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Progress } from '../../../../src/controls/parts/Progress.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { CategoryBox } from '../../productCategory/screens/CategoryBox.tsx'
import css from '../../productCategory/screens/merchandising.module.css'
import type { category } from '../category.ts'

/** Moves the products of a category to another one and deletes it, part by part, so that it can be stopped in between. */
export default function MoveOutDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof category>>) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path, 'pages/product-category', 'pages/products')
  const [to, setTo] = useState<string | null>(null)
  const [moved, setMoved] = useState(0)
  const isStopped = useRef(false)
  const [record] = records
  if (!record) return null
  const total = Number(record.productsDirect) || 0
  const own = (key: string, values: Record<string, unknown> = {}) =>
    translate(`resources.${resource.path}.own.moveOut.${key}`, values)
  const stop = () => {
    isStopped.current = true
    close()
  }
  const submit = () =>
    act(async () => {
      let done = 0
      for (let deleted = false; !deleted && !isStopped.current; ) {
        const input = { to }
        const answer = await ask<{ moved: number; deleted: boolean }>('moveOut', { record, input })
        done += answer.moved
        setMoved(done)
        deleted = answer.deleted
      }
      if (isStopped.current) return undefined
      close()
      // The page of a record that is no more.
      if (location.pathname.includes(record.id))
        navigate(createPath({ resource: resource.path, id: to as string, type: 'edit' }), { replace: true })
      return own('done', { smart_count: done })
    })
  return (
    <QuestionDialog
      title={own('title', { title: titleOf(resource, record, locale) })}
      onClose={stop}
      danger
      busy={isBusy}
      disabled={to === null || to === record.id}
      onClick={() => void submit()}
      submit={own('submit')}
    >
      <p className={css.hint}>{own('text', { smart_count: total })}</p>
      <CategoryBox
        required
        label={own('to')}
        value={to}
        onChange={setTo}
        error={to === record.id ? own('same') : undefined}
      />
      {isBusy && <Progress label={own('to')} done={moved} of={Math.max(total, moved)} />}
    </QuestionDialog>
  )
}
