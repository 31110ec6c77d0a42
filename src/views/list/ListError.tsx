import { useListContext, useTranslate } from 'ra-core'
import type { FailureBody } from '../../providers/failure.ts'
import { usePunctuation } from '../../providers/usePunctuation.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { useListView } from './ListViewContext.ts'
import { State } from './State.tsx'
import css from './states.module.css'
import { defaultQuery } from './useListState.ts'

/** The error of a list: alone where there is nothing else to show, as a strip above rows that are still there. */
export function ListError({ error, isStrip }: { error: unknown; isStrip: boolean }) {
  const translate = useTranslate()
  const { pair } = usePunctuation()
  const { refetch, isFetching } = useListContext()
  const { resource, change } = useListView()
  const { status, body, message } = error as { status?: number; body?: FailureBody; message?: string }
  const failure = body?.failure
  const words = [failure?.message ?? message, failure?.description].filter(
    (part) => part?.startsWith('session.') === false,
  )
  const [what = message ?? '', why] = words
  const text = why === undefined ? what : pair(what, why)
  const retry = (
    <Button small={isStrip} disabled={isFetching} onClick={() => refetch()}>
      {translate('list.error.retry')}
    </Button>
  )
  const request = body?.requestId && (
    <span className={css.request}>
      {translate('list.error.request')} <bdi>{body.requestId}</bdi>
    </span>
  )
  if (isStrip) {
    return (
      <div className={css.banner} role="alert">
        <span>{text}</span> {request} {retry}
      </div>
    )
  }
  return (
    <div role="alert">
      <State drawing={cloud} title={translate('list.error.title')} text={text}>
        {retry}
        {status === 400 && (
          <Button look="text" onClick={() => change(defaultQuery(resource))}>
            {translate('list.error.reset')}
          </Button>
        )}
      </State>
      {request && (
        <p style={{ textAlign: 'center', marginBlockStart: -56, paddingBlockEnd: 40 }}>{request}</p>
      )}
    </div>
  )
}

const cloud = (
  <path d="M17 44a11 11 0 0 1-1.5-21.9A14 14 0 0 1 43 24.5 9.8 9.8 0 0 1 41 44M28 30v8M28 44v.2" />
)
