import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { tag } from '../tag.ts'

/** Deletes the tags that nothing carries, after counting them. */
export default function DeleteUnusedDialog({ resource, close }: OwnActionProps<RecordOf<typeof tag>>) {
  const translate = useTranslate()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const { data } = useQuery({
    queryKey: [resource.path, 'unused'],
    queryFn: ({ signal }) => ask<{ count: number }>('deleteUnused', { input: { dryRun: true }, signal }),
    staleTime: 0,
  })
  const count = data?.count ?? 0
  const submit = () =>
    act(async () => {
      const done = await ask<{ count: number }>('deleteUnused')
      close()
      return translate('merchandising.unlink.done', { smart_count: done.count })
    })
  return (
    <QuestionDialog
      title={translate('merchandising.unused.title')}
      onClose={close}
      isCancelFirst
      danger
      busy={isBusy}
      disabled={count === 0}
      onClick={() => void submit()}
      submit={translate('merchandising.unused.submit', { smart_count: count })}
    >
      {data ? (
        <p>
          {translate(count > 0 ? 'merchandising.unused.text' : 'merchandising.unused.none', {
            smart_count: count,
          })}
        </p>
      ) : (
        <Skeleton width="70%" />
      )}
    </QuestionDialog>
  )
}
