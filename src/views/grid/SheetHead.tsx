import { useTranslate } from 'ra-core'
import { Button } from '../../shell/controls/Button.tsx'
import { useListView } from '../list/ListViewContext.ts'
import { useListTexts } from '../list/useListTexts.ts'
import css from './grid.module.css'
import { recordSheet, sheetsOf } from './sheets.ts'

/** Above a sheet: which of them it is, how it is worked with, and the way back to the table. */
export function SheetHead({ sheet }: { sheet: string }) {
  const translate = useTranslate()
  const { resource, viewer, views, query, change } = useListView()
  const texts = useListTexts(resource)
  const sheets = sheetsOf(viewer, resource, views)
  const go = (grid: string | undefined) => change({ grid, page: query.page }, { replace: true })
  return (
    <div className={css.top}>
      {sheets.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here
        <div role="group" aria-label={translate('grid.sheets')} className={css.sheets}>
          {sheets.map((name) => (
            <button key={name} type="button" aria-pressed={name === sheet} onClick={() => go(name)}>
              {name === recordSheet ? texts.name(2) : texts.field(name)}
            </button>
          ))}
        </div>
      )}
      <span className={css.hint}>{translate('grid.hint')}</span>
      <Button small look="text" onClick={() => go(undefined)}>
        {translate('grid.leave')}
      </Button>
    </div>
  )
}
