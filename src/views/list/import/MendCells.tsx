import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { TextBox } from '../../../controls/parts/TextBox.tsx'
import { usePunctuation } from '../../../providers/usePunctuation.ts'
import css from './import.module.css'

/** A cell of a refused line. */
export interface WrongCell {
  /** Its column in the file; below zero where the file has none for it. */
  readonly at: number
  readonly label: string
  readonly text: string
  /** What is wrong. */
  readonly words: string
}

interface MendCellsProps {
  line: number
  wrong: readonly WrongCell[]
  onMend: (at: number, text: string) => void
}

/** The cells of a line that the server refuses, to be mended before it is asked again. */
export function MendCells({ line, wrong, onMend }: MendCellsProps) {
  const { pair } = usePunctuation()
  const translate = useTranslate()
  const id = useId()
  return (
    <ul className={css.mend}>
      {wrong.map(({ at, label, text, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several problems may be of one column, and they keep their places
        <li key={index}>
          {at < 0 ? (
            pair(label, words)
          ) : (
            <>
              <span>{label}</span>
              <TextBox
                id={`${id}-${index}`}
                source={`line-${line}-${at}`}
                label={translate('task.import.mend', { field: label, line })}
                dense
                invalid
                describedBy={`${id}-${index}-why`}
                text={text}
                onText={(typed) => onMend(at, typed)}
              />
              <small id={`${id}-${index}-why`}>{words}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
