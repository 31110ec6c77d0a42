import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'

interface ResultFileProps {
  isKept: boolean
  setKept: (isKept: boolean) => void
  /** Saves what became of the records; there while the dialog still shows it. */
  save: (() => void) | undefined
}

/** Keeps what became of each record as a file: chosen before, or taken while it is shown. */
export function ResultFile({ isKept, setKept, save }: ResultFileProps) {
  const translate = useTranslate()
  const id = useId()
  if (save)
    return (
      <div>
        <Button onClick={save}>{translate('task.result.save')}</Button>
      </div>
    )
  return (
    <Switch
      id={`${id}-file`}
      source="resultFile"
      label={translate('task.result.keep')}
      isOn={isKept}
      onSwitch={setKept}
    />
  )
}
