import { useNotify, useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { RefusedList } from '../../../../src/views/list/RefusedList.tsx'
import { useListTexts } from '../../../../src/views/list/useListTexts.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './ask.module.css'
import { ResultFile } from './ResultFile.tsx'
import { type Asked, useAsked } from './useAsked.ts'
import { useResultFile } from './useResultFile.ts'

interface AskDialogProps extends Omit<Asked, 'onResult'> {
  title: string
  /** What the button says that does it; where it names a number, that of the records. */
  submit: string | ((count: number) => string)
  /** What the button says that leaves everything as it is; "Cancel" where that is clear. */
  keep?: string
  danger?: boolean
  /** Whether what was asked is there. */
  isReady: boolean
  /** What is said when all is done; how many it was by default. */
  said?: (answers: readonly unknown[]) => string | undefined
  onDone?: () => void
  size?: 'small' | 'medium' | 'large'
  close: () => void
  children?: ReactNode
}

/**
 * Asks what is to be done with one record or several and does it, several in one request: first it says how many would be refused and
 * why. What was typed stands where it was until all is done. What became of each of several can be kept as a file.
 */
export function AskDialog({ resource, records, ask, run, also, close, children, ...props }: AskDialogProps) {
  const { title, submit, keep, danger = false, isReady, said, onDone, size = 'small' } = props
  const { text, cancel } = useAreaWords(resource.path)
  const notify = useNotify()
  const saveResult = useResultFile(resource, records, ask?.operation)
  const [isKept, setKept] = useState(false)
  const onResult = isKept ? saveResult : undefined
  const { go, isBusy, why, plan, result, count } = useAsked({ resource, records, ask, run, also, onResult })

  const start = async () => {
    const answers = await go()
    if (!answers) return
    onDone?.()
    const words = said ? said(answers) : text('each.done', { smart_count: answers.length })
    if (words) notify(words, { type: 'success' })
    close()
  }
  const onSubmit = () => {
    void start()
  }
  return (
    <QuestionDialog
      title={title}
      size={size}
      onClose={close}
      onSubmit={onSubmit}
      cancel={keep ?? cancel}
      danger={danger}
      busy={isBusy}
      disabled={!isReady || count === 0}
      submit={typeof submit === 'string' ? submit : submit(count)}
    >
      <div className={css.fields}>
        {records.length > 1 && <Count resource={resource} count={records.length} />}
        {children}
        {why && (
          <p role="alert" className={css.refused}>
            {why}
          </p>
        )}
        {plan && <Refusals resource={resource} records={records} plan={plan} />}
        {ask && records.length > 1 && (
          <ResultFile isKept={isKept} setKept={setKept} save={plan && result && (() => saveResult(result))} />
        )}
      </div>
    </QuestionDialog>
  )
}

/** How many records it is done with; drawn in lists alone, which know how to say it. */
const Count = ({ resource, count }: Pick<Asked, 'resource'> & { count: number }) => (
  <p className={css.quiet}>{useListTexts(resource).count(count)}</p>
)

type RefusalsProps = Pick<Asked, 'resource' | 'records'> & {
  plan: NonNullable<ReturnType<typeof useAsked>['plan']>
}

/** How many would be done, how many not, and why. */
function Refusals({ resource, records, plan: { done, refused } }: RefusalsProps) {
  const translate = useTranslate()
  const texts = useListTexts(resource)
  return (
    <div role="alert">
      <p className={css.plan}>
        {translate('task.plan', {
          done: texts.count(done.length),
          refused: refused.length,
          smart_count: refused.length,
        })}
      </p>
      <RefusedList resource={resource} records={records} refused={refused} />
    </div>
  )
}
