import { type ComponentProps, useRef } from 'react'
import { Button } from '../../shell/controls/Button.tsx'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What may be chosen, as browsers say it: `text/csv,.csv`. */
  accept: string
  onFile: (file: File) => void
}

/** A button that lets one file be chosen; the same one may be chosen again. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
