import { useRef } from 'react'
import { ToolButton } from './ToolButton.tsx'

/** Lets a file be chosen that goes with the message; the same one may be chosen again. */
export function AttachButton({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton drawing="attach" label={label} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
