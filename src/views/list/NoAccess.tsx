import { useTranslate } from 'ra-core'
import type { Resource } from '../../core/index.ts'
import { State } from './State.tsx'
import { useListTexts } from './useListTexts.ts'

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

const lock = <path d="M13 26h30v22H13zM19 26v-7a9 9 0 0 1 18 0v7M28 34v6" />
