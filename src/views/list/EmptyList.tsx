import { useCreatePath, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { Resource } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { LinkButton } from './LinkButton.tsx'
import { useListView } from './ListViewContext.ts'
import css from './states.module.css'
import { useListTexts } from './useListTexts.ts'

/** Why there are no rows: because there are no records yet, or because none matches. Each with the one thing to do about it. */
export function EmptyList() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { resource, viewer, query, change } = useListView()
  const texts = useListTexts(resource)
  const name = texts.inner(2)
  const isNarrowed = Object.keys(query.filter).length > 0 || query.view !== undefined
  if (isNarrowed) {
    return (
      <State
        drawing={lens}
        title={translate('list.empty.nothingMatches')}
        text={translate('list.empty.change')}
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
          {translate('list.create', { name: texts.inner(1) })}
        </LinkButton>
      )}
    </State>
  )
}

/** In place of a list that this person may not see; the address stays, so that it works as soon as the right is there. */
export function NoAccess({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const texts = useListTexts(resource)
  return (
    <State
      drawing={lock}
      title={translate('list.empty.noAccess', { name: texts.inner(2) })}
      text={translate('list.empty.ask', { permission: `${resource.name}.view` })}
    />
  )
}

interface StateProps {
  drawing: ReactNode
  title: string
  text: string
  children?: ReactNode
}

export function State({ drawing, title, text, children }: StateProps) {
  return (
    <div className={css.state}>
      <svg
        className={css.drawing}
        width="56"
        height="56"
        viewBox="0 0 56 56"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
      <h2 dir="auto">{title}</h2>
      {text !== '' && <p dir="auto">{text}</p>}
      {children && <div>{children}</div>}
    </div>
  )
}

const lens = <path d="M25 43a18 18 0 1 0 0-36 18 18 0 0 0 0 36zM38 38l11 11M18 25h14" />
const tray = <path d="M7 32 14 11h28l7 21v13H7zM7 32h12l4 6h10l4-6h12" />
const lock = <path d="M13 26h30v22H13zM19 26v-7a9 9 0 0 1 18 0v7M28 34v6" />

export const cloud = (
  <path d="M17 44a11 11 0 0 1-1.5-21.9A14 14 0 0 1 43 24.5 9.8 9.8 0 0 1 41 44M28 30v8M28 44v.2" />
)
