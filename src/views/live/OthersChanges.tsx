import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { AnyRecord, Resource } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { useFieldLabel } from '../history/FieldChange.tsx'

interface OthersChangesProps {
  resource: Resource
  /** The record as it was opened, and as it is. */
  base: AnyRecord
  latest: AnyRecord
}

/** Who changed which fields of a record since it was opened, by its history. */
export default function OthersChanges({ resource, base, latest }: OthersChangesProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const labelOf = useFieldLabel(resource)
  const { data = [] } = useQuery({
    queryKey: [resource.path, 'history', latest.id, latest.version, 'since', base.version],
    queryFn: async ({ signal }) =>
      (await dataProvider.history(resource.path, { id: latest.id, signal })).data,
    retry: false,
  })
  const since = data.filter(({ version, changes }) => version > base.version && changes.length > 0)
  const byName = Map.groupBy(since, ({ actor }) => actor?.name || translate('form.history.system'))
  return [...byName].map(([name, entries]) => {
    const fields = new Set(entries.flatMap(({ changes }) => changes.map(({ field }) => labelOf(field))))
    return (
      <p key={name}>
        {translate('form.live.changed', { name, fields: [...fields].join(translate('list.comma')) })}
      </p>
    )
  })
}
