import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import css from './pieces.module.css'

/** A line that pieces are taken of, and how many there are. */
interface Line {
  readonly id: string
  readonly sku: string | null
  readonly name: string | null
  readonly most: number
}

/** Pieces of a line, as they are sent. */
export interface Pieces {
  readonly id: string
  readonly quantity: number
}

interface PiecesDialogProps {
  title: string
  /** What is said above the table. */
  hint?: string
  size: 'medium' | 'large'
  /** Undefined while they are read. */
  lines: readonly Line[] | undefined
  /** What stands above the columns. */
  heads: { readonly sku: string; readonly name: string; readonly most: string; readonly typed: string }
  /** What the button says that fills in all there are; without it there is none. */
  all?: string
  submit: string
  /** The area whose records change with it. */
  path: string
  /** Does it with the pieces that were typed, and answers what is said then; the dialog closes. */
  send: (pieces: readonly Pieces[]) => Promise<string>
  close: () => void
}

/** Asks how many pieces of each line something is done with. */
export function PiecesDialog({ lines, heads, path, send, close, ...props }: PiecesDialogProps) {
  const { pair } = usePunctuation()
  const { title, hint, size, all, submit } = props
  const [act, isBusy] = useAct(path)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const pieces = (lines ?? []).flatMap(({ id }) => {
    const quantity = Number(typed[id] ?? '')
    return Number.isSafeInteger(quantity) && quantity > 0 ? [{ id, quantity }] : []
  })
  const onSubmit = () =>
    void act(async () => {
      const said = await send(pieces)
      close()
      return said
    })
  return (
    <QuestionDialog
      title={title}
      size={size}
      onClose={close}
      onSubmit={onSubmit}
      isReading={!lines}
      more={
        all && (
          <Button
            look="text"
            onClick={() =>
              setTyped(Object.fromEntries((lines ?? []).map(({ id, most }) => [id, String(most)])))
            }
          >
            {all}
          </Button>
        )
      }
      busy={isBusy}
      disabled={pieces.length === 0}
      submit={submit}
    >
      {hint && <p className={css.hint}>{hint}</p>}
      {!lines && <Skeleton height={120} />}
      {lines && (
        <SmallTable heads={[heads.sku, heads.name, { end: heads.most }, heads.typed]}>
          {lines.map((line, index) => (
            <tr key={line.id}>
              <td>
                <bdi dir="ltr">{line.sku}</bdi>
              </td>
              <td>{line.name}</td>
              <td data-end>{line.most}</td>
              <td>
                <TextBox
                  id={`pieces-${line.id}`}
                  source={`lines.${index}`}
                  label={pair(heads.typed, line.sku)}
                  dense
                  dir="ltr"
                  inputMode="numeric"
                  text={typed[line.id] ?? ''}
                  onText={(text) => setTyped({ ...typed, [line.id]: text.trim() })}
                  more={index === 0 ? { 'data-first': true } : {}}
                />
              </td>
            </tr>
          ))}
        </SmallTable>
      )}
    </QuestionDialog>
  )
}
