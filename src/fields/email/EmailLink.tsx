import { CellLink } from '../cellParts.tsx'
import css from './EmailLink.module.css'

/** An address that can be written to: it breaks before its @ or not at all. One that is shown in part only leads nowhere. */
export function EmailLink({ value }: { value: string }) {
  const at = value.lastIndexOf('@')
  const words = (
    <bdi dir="ltr">
      <Half of={value.slice(0, at)} />
      <wbr />
      <Half of={value.slice(at)} />
    </bdi>
  )
  return value.includes('•') ? words : <CellLink href={`mailto:${value}`}>{words}</CellLink>
}

/** What is longer than the narrowest place has room for breaks where it must, or it would stand out of it. */
const mostWhole = 24

const Half = ({ of }: { of: string }) => (
  <span className={of.length > mostWhole ? undefined : css.whole}>{of}</span>
)
