import { useCreatePath, useTranslate } from 'ra-core'
import { canAct } from '../../derive/permissions.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { newRecordText } from '../../shell/page/newRecordText.ts'
import { LinkButton } from './LinkButton.tsx'
import { useListView } from './ListViewContext.ts'
import { State } from './State.tsx'
import { useListTexts } from './useListTexts.ts'

/** Why there are no rows: because there are no records yet, or because none matches. Each with the one thing to do about it. */
export default function EmptyList() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { resource, viewer, query, change } = useListView()
  const texts = useListTexts(resource)
  const name = texts.inner(2)
  const isAsked = Object.keys(query.filter).length > 0
  if (isAsked || query.view !== undefined) {
    return (
      <State
        drawing={lens}
        title={translate('list.empty.nothingMatches')}
        // Of a view alone there is no search to change.
        text={isAsked ? translate('list.empty.change') : ''}
      >
        <Button onClick={() => change({ filter: {}, view: undefined })}>
          {translate('list.empty.showAll', { name })}
        </Button>
      </State>
    )
  }
  const mayCreate = canAct(viewer, resource, 'create')
  return (
    <State
      drawing={tray}
      title={translate('list.empty.nothingYet', { name })}
      text={mayCreate ? translate('list.empty.first') : ''}
    >
      {mayCreate && (
        <LinkButton to={createPath({ resource: resource.path, type: 'create' })}>
          {newRecordText(translate, resource.path)}
        </LinkButton>
      )}
    </State>
  )
}

const lens = <path d="M25 43a18 18 0 1 0 0-36 18 18 0 0 0 0 36zM38 38l11 11M18 25h14" />
const tray = <path d="M7 32 14 11h28l7 21v13H7zM7 32h12l4 6h10l4-6h12" />
