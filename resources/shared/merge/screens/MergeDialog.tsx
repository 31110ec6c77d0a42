import { useQuery } from '@tanstack/react-query'
import { useCreatePath, useDataProvider, useLocale, useNavigate, useNotify, useTranslate } from 'ra-core'
import { Suspense, useId, useState } from 'react'
import { LookupBox } from '../../../../src/controls/lookup/LookupBox.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import parent from '../../../../src/fields/parent/parent.input.tsx'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { ReferrerText } from '../../../../src/views/ReferrerText.tsx'
import { titleOf } from '../../../../src/views/titleOf.ts'
import css from './MergeDialog.module.css'

const TreeBox = parent.Edit

/** Merges records into another one of their area: everything that refers to them moves there, and they are deleted. */
export default function MergeDialog({ resource, records, close }: OwnActionProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const texts = useTexts(resource)
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const ask = useOperation(resource)
  const id = useId()
  const [into, setInto] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const reason = useReason()
  const sources = records.filter((record) => record.id !== into)
  const [only] = records
  const title = only && records.length === 1 ? titleOf(resource, only, locale) : undefined
  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      for (const record of sources) await ask('merge', { record, input: { into } })
      notify(translate('merchandising.merge.done', { smart_count: sources.length }), { type: 'success' })
      close()
      // The page of a record that is no more.
      if (location.pathname.includes(String(only?.id)))
        navigate(createPath({ resource: resource.path, id: into as string, type: 'edit' }), { replace: true })
    } catch (error) {
      setProblem(reason(error))
      setBusy(false)
    }
  }
  const box = {
    id,
    source: 'into',
    name: 'into',
    label: translate('merchandising.merge.into'),
    value: into,
    onChange: setInto,
    resource,
    required: true,
    invalid: problem !== undefined,
  }
  const tree = resource.fields.parent
  return (
    <QuestionDialog
      title={
        title === undefined
          ? translate('merchandising.merge.titleMany', {
              count: records.length,
              name: texts.noun(records.length),
            })
          : translate('merchandising.merge.title', { title })
      }
      describedBy={`${id}-text`}
      onClose={close}
      danger
      busy={isBusy}
      disabled={into === null || sources.length === 0}
      onClick={() => void submit()}
      submit={translate('merchandising.merge.submit')}
    >
      <p id={`${id}-text`} className={css.text}>
        {translate('merchandising.merge.text')}
      </p>
      <Frame id={id} source="into" label={box.label} error={problem}>
        {tree?.kind === 'parent' ? (
          <TreeBox {...box} options={tree.options} field={tree} />
        ) : (
          <LookupBox {...box} options={{ to: resource.name }} />
        )}
      </Frame>
      <Suspense>
        <Moving resource={resource} records={sources} />
      </Suspense>
    </QuestionDialog>
  )
}

/** What will move: how many records point to those that are merged, by area and field. */
function Moving({ resource, records }: { resource: Resource; records: readonly AnyRecord[] }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const ids = records.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: [resource.path, 'referrers', ids],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        ids.slice(0, 20).map((id) => dataProvider.referrers(resource.path, { id, signal })),
      )
      const sums = new Map<string, { resource: string; field: string; count: number }>()
      for (const each of answers.flatMap(({ data: found }) => found)) {
        const key = `${each.resource} ${each.field}`
        sums.set(key, { ...each, count: each.count + (sums.get(key)?.count ?? 0) })
      }
      return [...sums.values()]
    },
    staleTime: 0,
  })
  if (!data) return null
  return (
    <div className={css.moving} role="status">
      {data.length === 0 ? (
        translate('merchandising.merge.nothing')
      ) : (
        <>
          {translate('merchandising.merge.moves')}
          <ul>
            {data.map((each) => (
              <li key={`${each.resource} ${each.field}`}>
                <ReferrerText referrer={each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
