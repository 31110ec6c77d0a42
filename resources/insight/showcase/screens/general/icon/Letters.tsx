import font from '../../font/signs.module.css'
import { signs } from '../../font/signs.ts'
import css from '../../showcase.module.css'

const sizes = ['var(--size-base)', 'var(--size-heading)', 'var(--size-figure)']
/** What every font has. */
const common = ['★', '✓', '▲', '▼', '→', '⌘', '₹']

export default function Letters() {
  return (
    <>
      {sizes.map((fontSize) => (
        <span key={fontSize} aria-hidden="true" className={`${css.row} ${font.signs}`} style={{ fontSize }}>
          {Object.values(signs).map((sign) => (
            <span key={sign}>{sign}</span>
          ))}
        </span>
      ))}
      <span aria-hidden="true" className={css.row} style={{ fontSize: 'var(--size-heading)' }}>
        {common.map((sign) => (
          <span key={sign}>{sign}</span>
        ))}
      </span>
    </>
  )
}
