import { Button } from '../../../../src/shell/controls/Button.tsx'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly all: readonly T[]
  readonly chosen: T
  readonly onChoose: (one: T) => void
  readonly nameOf: (one: T) => string
}

/** One of a few, side by side, each a press away. */
export function Choice<T extends string>({ label, all, chosen, onChoose, nameOf }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {all.map((one) => (
        <Button
          key={one}
          small
          look={one === chosen ? 'primary' : 'outlined'}
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
        >
          {nameOf(one)}
        </Button>
      ))}
    </fieldset>
  )
}
