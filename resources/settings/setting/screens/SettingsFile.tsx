import { useState } from 'react'
import { FileButton } from '../../../../src/controls/upload/FileButton.tsx'
import { type AnyRecord, hasFlag, type Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { saveFile } from '../../../../src/views/saveFile.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { SettingName, SettingValue } from './SettingCells.tsx'
import css from './settings.module.css'
import { useConfirmation } from './useConfirmation.tsx'
import { useProof } from './useProof.tsx'

interface Compared {
  readonly changes: readonly {
    readonly key: string
    readonly before: unknown
    readonly after: unknown
    readonly version: number
    readonly waits: boolean
  }[]
  readonly refused: readonly { readonly key: string; readonly reason: string }[]
  readonly same: number
}

/** Settings as a file: saved without secrets, and read again with what would change shown before anything does. */
export function SettingsFile({ resource }: { resource: Resource }) {
  const { text } = useAreaWords(resource.path)
  const viewer = useViewer()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const { proven, dialog } = useProof(resource)
  const { confirmed, dialog: confirmation } = useConfirmation(resource)
  const [compared, setCompared] = useState<Compared>()
  const save = () =>
    act(async () => {
      const file = await ask<object>('export')
      saveFile(
        new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
        `${resource.endpoint}.json`,
      )
      return undefined
    })
  const compare = (file: File) =>
    act(async () => {
      const { settings } = readFile(await file.text(), text('file.unreadable'))
      setCompared(await ask<Compared>('compare', { input: { settings } }))
      return undefined
    })
  const apply = () =>
    act(async () => {
      const changes = compared?.changes.map(({ key, after, version }) => ({ key, value: after, version }))
      const known = compared?.changes.map(({ key, before }) => ({ key, value: before })) ?? []
      const typed = await confirmed(known)
      if (typed === undefined) return undefined
      const { changed, waiting } = await proven(() =>
        ask<{ changed: number; waiting: number }>('apply', {
          input: { changes },
          headers: { 'X-Confirmed': typed },
        }),
      )
      setCompared(undefined)
      return [
        text('saved', { smart_count: changed }),
        ...(waiting > 0 ? [text('file.waiting', { smart_count: waiting })] : []),
      ].join(' ')
    })
  return (
    <section className={css.card} data-wide aria-labelledby="settings-file">
      <h2 className={css.title} id="settings-file">
        {text('file.title')}
      </h2>
      <p className={css.note}>{text('file.hint')}</p>
      <div className={css.decisions}>
        {hasFlag(viewer, resource.name, 'export') && (
          <Button look="outlined" disabled={isBusy} onClick={save}>
            {text('file.save')}
          </Button>
        )}
        {hasFlag(viewer, resource.name, 'edit') && (
          <FileButton
            look="outlined"
            disabled={isBusy}
            accept="application/json,.json"
            onFile={(file) => void compare(file)}
          >
            {text('file.choose')}
          </FileButton>
        )}
      </div>
      {compared && (
        <>
          <Difference resource={resource} compared={compared} />
          <div className={css.buttons}>
            <Button look="text" disabled={isBusy} onClick={() => setCompared(undefined)}>
              {text('file.discard')}
            </Button>
            <Button look="primary" disabled={isBusy || compared.changes.length === 0} onClick={apply}>
              {text('file.apply', { smart_count: compared.changes.length })}
            </Button>
          </div>
        </>
      )}
      {dialog}
      {confirmation}
    </section>
  )
}

function Difference({ resource, compared }: { resource: Resource; compared: Compared }) {
  const { colon } = usePunctuation()
  const { text } = useAreaWords(resource.path)
  const { changes, refused, same } = compared
  const shown = (key: string, value: unknown) =>
    value === null ? (
      '–'
    ) : (
      <SettingValue
        value={value}
        name="value"
        options={{}}
        record={{ id: key, key } as unknown as AnyRecord}
        resource={resource}
      />
    )
  const name = (key: string) => (
    <SettingName value={key} name="key" options={{}} record={{ id: key } as AnyRecord} resource={resource} />
  )
  return (
    <>
      <p>{text('file.counts', { changed: changes.length, same, refused: refused.length })}</p>
      {changes.length > 0 && (
        <SmallTable
          heads={[text('changes.setting'), text('file.current'), text('file.inFile'), '']}
          label={text('file.title')}
        >
          {changes.map(({ key, before, after, waits }) => (
            <tr key={key}>
              <td>{name(key)}</td>
              <td>{shown(key, before)}</td>
              <td>{shown(key, after)}</td>
              <td>{waits && <ToneChip tone="warning">{text('file.waits')}</ToneChip>}</td>
            </tr>
          ))}
        </SmallTable>
      )}
      {refused.length > 0 && (
        <ul className={css.refused}>
          {refused.map(({ key, reason }) => (
            <li key={key}>
              <bdi>{name(key)}</bdi>
              {colon}
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** @throws Error with `unreadable` where it is no file of settings */
function readFile(text: string, unreadable: string): { settings: Record<string, unknown> } {
  try {
    const { settings } = JSON.parse(text) as { settings?: unknown }
    if (typeof settings === 'object' && settings !== null && !Array.isArray(settings))
      return { settings: settings as Record<string, unknown> }
  } catch {
    // Told below, as every other file that is none.
  }
  throw new Error(unreadable)
}
