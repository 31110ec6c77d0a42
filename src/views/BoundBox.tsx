import { useState } from 'react'
import { Frame } from '../controls/parts/Frame.tsx'
import type { Resource } from '../core/index.ts'
import type { Editor } from '../fields/view.ts'

interface BoundBoxProps<Value> {
  id: string
  label: string
  /** The field whose values are bounded, and what edits one of them. */
  area: Resource
  name: string
  Edit: Editor<Value>
  value: Value | null
  /** Hears of it once the box is left or Enter is pressed, of what can be read alone. */
  onBound: (value: Value | null) => void
  isReadable: (value: Value) => boolean
}

/** One bound of a range by which a list is narrowed: the least or the most of a field. */
export function BoundBox<Value>({
  id,
  label,
  area,
  name,
  Edit,
  value,
  onBound,
  isReadable,
}: BoundBoxProps<Value>) {
  const [typed, setTyped] = useState<Value | null>()
  const field = area.fields[name] as Resource['fields'][string]
  const shown = typed === undefined ? value : typed
  const isWrong = shown !== null && !isReadable(shown)
  const leave = () => {
    if (typed !== undefined && !isWrong && typed !== value) onBound(typed)
    if (!isWrong) setTyped(undefined)
  }
  return (
    <Frame id={id} source={name} label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the box is what leaving it is */}
      <div onKeyDown={({ key }) => key === 'Enter' && leave()} onBlur={leave}>
        <Edit
          id={id}
          source={name}
          name={name}
          label={label}
          field={field}
          resource={area}
          options={field.options}
          invalid={isWrong}
          value={shown}
          onChange={setTyped}
        />
      </div>
    </Frame>
  )
}
