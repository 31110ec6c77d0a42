import { useTranslate } from 'ra-core'
import type { Resource } from '../core/index.ts'
import { Button } from '../shell/controls/Button.tsx'
import { useListTexts } from './list/useListTexts.ts'
import { usePageState } from './usePageState.ts'

interface PlainEmptyProps {
  area: Resource
  isNarrowed: boolean
  /** What is said where nothing fits what is looked for. */
  none: string
}

/** Why a plain table has no rows: because there are no records yet, or because none fits, with the way back to all of them. */
export default function PlainEmpty({ area, isNarrowed, none }: PlainEmptyProps) {
  const translate = useTranslate()
  const texts = useListTexts(area)
  const [state, change] = usePageState()
  const name = texts.inner(2)
  if (!isNarrowed) return translate('list.empty.nothingYet', { name })
  const showAll = () =>
    change({ ...Object.fromEntries(Object.keys(state).map((key) => [key, undefined])), sort: state.sort })
  return (
    <>
      <span>{none}</span>{' '}
      <Button small onClick={showAll}>
        {translate('list.empty.showAll', { name })}
      </Button>
    </>
  )
}
