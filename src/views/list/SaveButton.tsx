import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { themed } from '../../shell/theme/themed.tsx'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { defaultQuery, writeQuery } from './useListState.ts'
import { useSavedQueries } from './useSavedQueries.ts'

const NameDialog = themed(() => import('./NameDialog.tsx'))

/** Keeps the list as it is now under a name; offered as soon as it differs from what is there already. */
export function SaveButton() {
  const translate = useTranslate()
  const { resource, query } = useListView()
  const { saved, current, isChanged, save } = useSavedQueries()
  const [isNaming, setNaming] = useState(false)
  const plain = writeQuery({ ...defaultQuery(resource), perPage: query.perPage, view: query.view })
  const differs = current ? isChanged : writeQuery({ ...query, page: 1 }) !== plain
  if (!differs) return null
  return (
    <>
      {current && (
        <button type="button" className={css.tool} data-quiet="" onClick={() => save(current.name)}>
          {translate('list.saved.update')}
        </button>
      )}
      <button
        type="button"
        className={css.tool}
        data-quiet=""
        aria-haspopup="dialog"
        onClick={() => setNaming(true)}
      >
        {icons.save}
        {translate(current ? 'list.saved.saveAs' : 'list.saved.save')}
      </button>
      {isNaming && (
        <Suspense>
          <NameDialog
            title={translate('list.saved.save')}
            taken={saved.map(({ name }) => name)}
            onName={save}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
