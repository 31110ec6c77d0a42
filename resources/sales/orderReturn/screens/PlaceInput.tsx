import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import type { EditorProps } from '../../../../src/controls/parts/editor.ts'
import { framed } from '../../../../src/controls/parts/framed.tsx'
import { usePlaces } from './usePlaces.ts'

/** Where a return comes back to: one of the places that take returns. */
function PlaceBox({ value, onChange, ...props }: EditorProps<string, object>) {
  const choices = usePlaces(props.resource, value)
  return (
    <ChoiceBox
      {...props}
      choices={choices}
      none=""
      chosen={value ?? ''}
      onChoose={(id) => onChange(id === '' ? null : id)}
    />
  )
}

export default framed(PlaceBox)
