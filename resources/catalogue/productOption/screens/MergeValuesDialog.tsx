import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useDataProvider } from 'ra-core'
import { useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { reasonOf, useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { labelIn } from '../../product/rules/labelIn.ts'
import type { productOption } from '../productOption.ts'
import css from './values.module.css'

interface Merged {
  readonly products: number
  readonly variants: number
  readonly left: number
  readonly clashes: readonly {
    readonly id: string
    readonly name: string
    readonly skus: readonly string[]
  }[]
}

/** Makes two values of an option one, after saying what that changes; products that would have two equal variants are named. */
export default function MergeValuesDialog({
  resource,
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof productOption>>) {
  const { text, locale } = useAreaWords<typeof productOption>(resource.path)
  const id = useId()
  const provider = useDataProvider()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path, 'pages/products')
  const [from, setFrom] = useState('')
  const [into, setInto] = useState('')
  const { data: option } = useQuery({
    queryKey: [resource.path, 'toMerge', record?.id],
    queryFn: async () =>
      (await provider.getOne(resource.path, { id: record?.id })).data as RecordOf<typeof productOption>,
    staleTime: 0,
  })
  const version = option?.version
  const isChosen = from !== '' && into !== '' && version !== undefined
  const outcome = useQuery({
    queryKey: [resource.path, 'mergeValues', record?.id, version, from, into],
    queryFn: ({ signal }) =>
      ask<Merged>('mergeValues', {
        record: option,
        input: { from, into, dryRun: true },
        signal,
      }),
    enabled: isChosen,
    staleTime: 0,
    retry: false,
  })
  if (!record) return null
  const values = option?.values ?? []
  const choices = (but: string) =>
    values.flatMap((each) =>
      each.code === but ? [] : [{ value: each.code, label: `${labelIn(each, locale)} (${each.code})` }],
    )
  const nameOf = (code: string) => {
    const value = values.find((each) => each.code === code)
    return value ? labelIn(value, locale) : code
  }
  const submit = () =>
    act(async () => {
      // So many products as one request writes; the value goes with the last of them.
      for (let left = 1; left > 0; )
        ({ left } = await ask<Merged>('mergeValues', { record: option, input: { from, into } }))
      close()
      return text('merged', { from: nameOf(from), into: nameOf(into) })
    })
  const { data } = outcome
  const box = (key: 'from' | 'into', chosen: string, onChoose: (code: string) => void, but: string) => (
    <ChoiceField
      id={`${id}-${key}`}
      source={key}
      label={text(`merge.${key}`)}
      chosen={chosen}
      onChoose={onChoose}
      choices={choices(but)}
      none={text('merge.choose')}
    />
  )
  return (
    <QuestionDialog
      title={text('merge.title', { title: titleOf(resource, record, locale) })}
      describedBy={`${id}-text`}
      size="medium"
      onClose={close}
      danger
      busy={isBusy}
      disabled={!isChosen || !data || data.clashes.length > 0}
      onClick={() => void submit()}
      submit={text('merge.submit')}
    >
      <p id={`${id}-text`}>{text('merge.text')}</p>
      <div className={css.pair}>
        {box('from', from, setFrom, into)}
        {box('into', into, setInto, from)}
      </div>
      {isChosen && (
        <div className={css.outcome} role="status" aria-busy={outcome.isFetching}>
          {outcome.error ? (
            <span className={css.clash}>{reasonOf(outcome.error)}</span>
          ) : !data ? (
            <Skeleton width="70%" />
          ) : data.clashes.length > 0 ? (
            <Clashes clashes={data.clashes} title={text('merge.clashes')} />
          ) : (
            <>
              <strong>{text('merge.products', { smart_count: data.products })}</strong>
              <span>{text('merge.variants', { smart_count: data.variants })}</span>
            </>
          )}
        </div>
      )}
    </QuestionDialog>
  )
}

/** The products that keep two values from being merged, each a link, with the variants that would be equal. */
function Clashes({ clashes, title }: { clashes: Merged['clashes']; title: string }) {
  const { list } = usePunctuation()
  const createPath = useCreatePath()
  return (
    <>
      <strong className={css.clash}>{title}</strong>
      <ul>
        {clashes.map(({ id, name, skus }) => (
          <li key={id}>
            <LinkBase to={createPath({ resource: 'pages/products', id, type: 'edit' })}>
              <bdi>{name}</bdi>
            </LinkBase>{' '}
            <bdi dir="ltr">{list(skus)}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
