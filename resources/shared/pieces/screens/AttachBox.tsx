import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import type { Field, Fields, Resource } from '../../../../src/core/index.ts'
import file from '../../../../src/fields/file/file.input.tsx'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { BusyContext } from '../../../../src/views/form/BusyContext.ts'

interface AttachBoxProps {
  resource: Resource
  /** The rows of the area that hold the words, and with them `file`. */
  rows: string
  id: string
  label: string
  attached: StoredFile | null
  onAttach: (file: StoredFile | null) => void
  /** Told while the file is under way; what it belongs to waits for it. */
  onBusy: (id: string, isBusy: boolean) => void
}

const Edit = file.Edit

/** The file that goes with a comment: dropped, pasted or chosen. */
export default function AttachBox({ resource, rows, id, label, attached, onAttach, onBusy }: AttachBoxProps) {
  const part = { id, source: 'file', label }
  const fields = (resource.fields[rows] as Field).options.fields as Fields
  return (
    <BusyContext value={onBusy}>
      <Frame {...part} group>
        <Edit
          {...part}
          name="file"
          resource={resource}
          field={fields.file as Field}
          value={attached}
          options={{}}
          onChange={onAttach}
        />
      </Frame>
    </BusyContext>
  )
}
