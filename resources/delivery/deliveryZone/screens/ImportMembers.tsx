import { useId, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { FileButton } from '../../../../src/controls/upload/FileButton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { RefusedLines } from '../../../../src/views/list/import/RefusedLines.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { deliveryZone } from '../deliveryZone.ts'
import { useZoneTexts } from './useZoneTexts.ts'

/** What the server found in a file of members. */
interface Compared {
  readonly zones: number
  readonly added: number
  readonly changed: number
  readonly same: number
  readonly refused: readonly { readonly row: number; readonly text: string; readonly problem: string }[]
}

/** Adds the places of a file to many zones: what it would change is shown first, and lines that are not understood can be kept as a file. */
export default function ImportMembers({ close }: OwnActionProps<RecordOf<typeof deliveryZone>>) {
  const { own, action } = useZoneTexts()
  const ask = useOperation(deliveryZone)
  const [act, isBusy] = useAct(deliveryZone.path)
  const id = useId()
  const [text, setText] = useState('')
  const [compared, setCompared] = useState<Compared>()
  const changes = (compared?.added ?? 0) + (compared?.changed ?? 0)
  const compare = (asked: string) =>
    act(async () => {
      setText(asked)
      setCompared(await ask<Compared>('compareMembers', { input: { text: asked } }))
      return undefined
    })
  const store = () =>
    act(async () => {
      const { zones } = await ask<Compared>('importMembers', { input: { text } })
      close()
      return own('membersStored', { smart_count: zones })
    })
  const help = own('membersHelp')
  const part = { id, source: 'text', label: own('membersFile') }
  return (
    <QuestionDialog
      title={action('importMembers')}
      size="large"
      onClose={close}
      more={
        compared && (
          <Button look="text" onClick={() => setCompared(undefined)}>
            {own('membersBack')}
          </Button>
        )
      }
      busy={isBusy}
      disabled={compared ? changes === 0 : text.trim() === ''}
      onClick={() => void (compared ? store() : compare(text))}
      submit={compared ? own('membersStore', { smart_count: changes }) : own('membersCompare')}
    >
      {compared ? (
        <Comparison compared={compared} />
      ) : (
        <>
          <TextBoxField
            {...part}
            help={help}
            required
            dir="ltr"
            lines={9}
            placeholder={
              'zone,level,value,mode\nMETRO,city,Karnataka / Bengaluru,include\nMETRO,range,560100-560110,exclude'
            }
            text={text}
            onText={setText}
            more={{ 'data-first': true }}
          />
          <FileButton
            look="outlined"
            disabled={isBusy}
            accept="text/csv,.csv,.txt,.tsv"
            onFile={async (file) => compare(await file.text())}
          >
            {own('membersChoose')}
          </FileButton>
        </>
      )}
    </QuestionDialog>
  )
}

function Comparison({ compared: { added, changed, same, zones, refused } }: { compared: Compared }) {
  const { own } = useZoneTexts()
  const words = { line: own('memberRow'), content: own('memberLine'), why: own('why'), keep: own('download') }
  return (
    <>
      <p role="status">{own('membersFound', { added, changed, same, zones })}</p>
      <RefusedLines
        text={own('membersRefused', { smart_count: refused.length })}
        words={words}
        head={[words.line, words.content]}
        refused={refused.map(({ row, text, problem }) => ({
          line: row,
          content: text,
          cells: [String(row), text],
          why: own(`memberWhy.${problem}`),
        }))}
        fileName="zone-members-refused"
      />
    </>
  )
}
