import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'

interface LinkBoxProps {
  readonly id: string
  readonly label: string
  readonly link: string
  /** What the button says that copies it, and what is said when that is done. */
  readonly copy: string
  readonly copied: string
}

/** A link to be read and copied. */
export function LinkBox({ id, label, link, copy, copied }: LinkBoxProps) {
  const toClipboard = useCopy()
  return (
    <Frame id={id} source="link" label={label}>
      <TextBox
        id={id}
        source="link"
        label={label}
        dir="ltr"
        text={link}
        onText={() => undefined}
        more={{ readOnly: true }}
        end={<IconButton small glyph="copy" label={copy} onClick={() => toClipboard(link, copied)} />}
      />
    </Frame>
  )
}
