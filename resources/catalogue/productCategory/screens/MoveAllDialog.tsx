import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { Progress } from '../../../../src/controls/parts/Progress.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { BulkResult } from '../../../../src/providers/shopCalls.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useReportDone } from '../../../../src/views/list/useUndoBulk.tsx'
import { category as categories } from '../../category/category.ts'
import { productCategory } from '../productCategory.ts'
import { CategoryBox } from './CategoryBox.tsx'
import css from './merchandising.module.css'

interface MoveAllDialogProps {
  from: string
  total: number
  onClose: () => void
}

type Answer = { moved: number; left: number } & Pick<BulkResult, 'undo'>

/**
 * Moves every product of a category to another one, part by part, so that it can be stopped in between. More than one part is put back
 * part by part, among what one did in bulk.
 */
export function MoveAllDialog({ from, total, onClose }: MoveAllDialogProps) {
  const translate = useTranslate()
  const ask = useOperation(productCategory)
  const [act, isBusy] = useAct(productCategory.path, categories.path, 'pages/products')
  const reportDone = useReportDone(productCategory)
  const [to, setTo] = useState<string | null>(null)
  const [moved, setMoved] = useState(0)
  const isStopped = useRef(false)
  const close = () => {
    isStopped.current = true
    onClose()
  }
  const submit = () =>
    act(async () => {
      let done = 0
      let undo: Answer['undo']
      for (let left = total; left > 0 && !isStopped.current; ) {
        const answer = await ask<Answer>('moveAll', { input: { from, to } })
        undo = done === 0 ? answer.undo : undefined
        done += answer.moved
        setMoved(done)
        left = answer.moved === 0 ? 0 : answer.left
      }
      onClose()
      reportDone(translate('merchandising.moveAll.done', { smart_count: done }), undo)
      return undefined
    })
  return (
    <QuestionDialog
      title={translate('merchandising.moveAll.title')}
      onClose={close}
      cancel={translate(isBusy ? 'merchandising.moveAll.stop' : 'ra.action.cancel')}
      busy={isBusy}
      disabled={to === null || to === from}
      onClick={() => void submit()}
      submit={translate('merchandising.moveAll.submit')}
    >
      <p className={css.hint}>{translate('merchandising.moveAll.text', { smart_count: total })}</p>
      <CategoryBox
        required
        label={translate('merchandising.moveAll.to')}
        value={to}
        onChange={setTo}
        error={to === from ? translate('merchandising.moveAll.same') : undefined}
      />
      {isBusy && (
        <Progress label={translate('merchandising.moveAll.title')} done={moved} of={Math.max(total, moved)} />
      )}
    </QuestionDialog>
  )
}
