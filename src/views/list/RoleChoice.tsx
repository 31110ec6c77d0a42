import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useContext, useId } from 'react'
import { CheckList } from '../../controls/parts/CheckList.tsx'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { RegistryContext } from '../RegistryContext.ts'
import type { LookupRecord } from '../titleOf.ts'
import css from './panels.module.css'

interface RoleChoiceProps {
  roles: readonly string[]
  onChoose: (roles: readonly string[]) => void
}

/** With which roles a view is shared, for who sees which there are. */
export function RoleChoice({ roles, onChoose }: RoleChoiceProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const path = useContext(RegistryContext).subAdminRole?.path ?? ''
  const id = useId()
  const { data } = useQuery({
    queryKey: [path, 'lookup', 'shareable'],
    queryFn: async ({ signal }): Promise<LookupRecord[]> =>
      (await dataProvider.lookup(path, { pagination: { page: 1, perPage: 100 }, signal })).data,
    enabled: path !== '',
  })
  return (
    <fieldset className={css.roles}>
      <legend>{translate('task.view.sharedWith')}</legend>
      <CheckList
        id={id}
        stacked
        choices={(data ?? []).map((role) => ({ value: role.id, label: role.title }))}
        chosen={roles}
        onChoose={onChoose}
      />
    </fieldset>
  )
}
