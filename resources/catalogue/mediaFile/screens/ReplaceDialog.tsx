import { useCreatePath, useDataProvider, useNavigate, useNotify, useRefresh } from 'ra-core'
import { lazy, Suspense, useId, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import { useReplacement } from '../../../../src/controls/upload/useReplacement.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type AnyRecord, hasFlag } from '../../../../src/core/index.ts'
import { reasonOf } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { pictureUrl } from '../../../../src/views/pictureUrl.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { mediaFile } from '../mediaFile.ts'
import css from './mediaFile.module.css'

const LibraryDialog = lazy(() => import('../../../../src/controls/upload/LibraryDialog.tsx'))

interface Replaced {
  readonly file: string
  readonly replaced: number
  readonly refused: readonly unknown[]
  readonly removed: boolean
}

/** Puts another picture, uploaded or of the library, into the place of one in every record that shows it. */
export default function ReplaceDialog({
  resource,
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof mediaFile>>) {
  const { text, locale } = useAreaWords<typeof mediaFile>(resource.path)
  const id = useId()
  const viewer = useViewer()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const dataProvider = useDataProvider()
  const ask = useOperation(resource)
  const [next, setNext] = useState<{ file: string; isNew: boolean }>()
  const [isChoosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { zone, isUnderWay } = useReplacement(`${id}-file`, 10, (file) => setNext({ file, isNew: true }))
  if (!record) return null
  const submit = async ({ file, isNew }: { file: string; isNew: boolean }) => {
    setBusy(true)
    setProblem(undefined)
    try {
      if (isNew) await ask('add', { input: { files: [file] } })
      const { data: latest } = await dataProvider.getOne<AnyRecord>(resource.path, { id: record.id })
      const done = await ask<Replaced>('replace', {
        record: latest,
        input: { file },
      })
      const counts = { done: done.replaced, refused: done.refused.length }
      if (done.removed) notify(text('replaced', { smart_count: done.replaced }), { type: 'success' })
      else notify(text('partly', counts), { type: 'warning' })
      close()
      // The page of a picture that is no more.
      if (done.removed && location.pathname.includes(record.id))
        navigate(createPath({ resource: resource.path, id: file, type: 'edit' }), { replace: true })
      refresh()
    } catch (error) {
      setProblem(reasonOf(error))
      setBusy(false)
    }
  }
  const count = Number(record.usageCount ?? 0)
  return (
    <Dialog
      title={text('replaceTitle', { title: titleOf(resource, record, locale) })}
      describedBy={`${id}-text`}
      size="medium"
      onClose={close}
    >
      <div className={dialog.body}>
        <p id={`${id}-text`}>{text('replaceText')}</p>
        <div className={css.pair}>
          <img src={pictureUrl(record.id, 320)} alt="" />
          <Glyph name="became" />
          {next ? (
            <img src={pictureUrl(next.file, 320)} alt={text('replaceBy')} />
          ) : (
            <span className={css.empty} />
          )}
        </div>
        <div className={css.choices}>
          {hasFlag(viewer, resource.name, 'upload') && zone}
          <Button onClick={() => setChoosing(true)}>{text('replaceChoose')}</Button>
          <span role="status">
            {count > 0 ? text('replaceCount', { smart_count: count }) : text('replaceUnused')}
          </span>
        </div>
        {problem && (
          <p className={css.wrong} role="alert">
            {problem}
          </p>
        )}
      </div>
      <DialogButtons
        onCancel={close}
        busy={isBusy}
        disabled={!next || isUnderWay}
        onClick={() => next && void submit(next)}
      >
        {text('replace')}
      </DialogButtons>
      {isChoosing && (
        <Suspense>
          <LibraryDialog
            library={resource}
            room={1}
            taken={[record.id]}
            onTake={([picture]) => picture && setNext({ file: picture.file, isNew: false })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
