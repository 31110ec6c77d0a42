import css from '../cellParts.module.css'
import { CellLink } from '../cellParts.tsx'

/** An address that can be written to: it breaks before its @ or not at all. */
export function EmailLink({ value }: { value: string }) {
  const at = value.lastIndexOf('@')
  return (
    <CellLink href={`mailto:${value}`}>
      <bdi dir="ltr">
        {half(value.slice(0, at))}
        <wbr />
        {half(value.slice(at))}
      </bdi>
    </CellLink>
  )
}

/** What is longer than the narrowest place has room for breaks where it must, or it would stand out of it. */
const mostWhole = 24

const half = (text: string) => <span className={text.length > mostWhole ? '' : css.whole}>{text}</span>
