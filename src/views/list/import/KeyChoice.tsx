import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { ChoiceField } from '../../../controls/parts/ChoiceField.tsx'
import type { ImportColumn } from './importColumns.ts'
import { makeNew } from './useImport.ts'

interface KeyChoiceProps {
  /** The columns of the file that tell records apart. */
  keys: readonly ImportColumn[]
  chosen: string
  onChoose: (name: string) => void
}

/** What becomes of lines that name no record by its id: new records, or changes of those that have the same text in a unique field. */
export function KeyChoice({ keys, chosen, onChoose }: KeyChoiceProps) {
  const translate = useTranslate()
  return (
    <ChoiceField
      id={useId()}
      source="by"
      label={translate('task.import.known')}
      choices={[
        ...keys.map(({ name, label }) => ({
          value: name,
          label: translate('task.import.same', { field: label }),
        })),
        { value: makeNew, label: translate('task.import.makeNew') },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
