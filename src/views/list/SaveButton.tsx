import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import { differs } from './savedState.ts'
import css from './toolbar.module.css'
import { useKeptViews } from './useKeptViews.ts'
import { useViewActs } from './useSavedViews.ts'

const SaveDialog = lazy(withAllTexts(() => import('./SaveDialog.tsx')))

/** Saves the list as it is now, under the view that one looks at or a new one, or goes back to that; offered where it differs from what is saved. In a narrow window the menu of the view and the panel of the columns have all this. */
export default function SaveButton() {
  const translate = useTranslate()
  const { resource, query } = useListView()
  const current = useKeptViews(resource).find(({ id }) => id === query.saved)
  const { update, goBack, isBusy } = useViewActs()
  const [isNaming, setNaming] = useState(false)
  if (current && !differs(query, current)) return null
  return (
    <>
      {current && (
        <button type="button" className={css.tool} data-quiet="" data-wide="" onClick={() => goBack(current)}>
          {translate('task.view.goBack')}
        </button>
      )}
      {current?.mayChange && (
        <button
          type="button"
          className={css.tool}
          data-quiet=""
          data-wide=""
          disabled={isBusy}
          onClick={() => update(current)}
        >
          {translate('task.view.update')}
        </button>
      )}
      <button
        type="button"
        className={css.tool}
        data-quiet=""
        data-wide=""
        aria-haspopup="dialog"
        onClick={() => setNaming(true)}
      >
        {icons.save}
        {translate(current ? 'task.view.saveAs' : 'task.view.save')}
      </button>
      {isNaming && (
        <Suspense>
          <SaveDialog onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  )
}
