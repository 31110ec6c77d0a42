import { Drawing } from '../../../../../../src/controls/parts/Drawing.tsx'

/** A spool of thread, drawn for this shop. */
const spool = 'M6 3h12v3H6zM8 7h8v2.2l-8 1.6zM8 12.3l8-1.6v2.5l-8 1.6zM8 16.3l8-1.6V17H8zM6 18h12v3H6z'

export default function Own() {
  return (
    <>
      <Drawing path={spool} size={24} />
      <Drawing path={spool} size={36} />
      <span style={{ color: 'var(--accent-text)' }}>
        <Drawing path={spool} size={48} />
      </span>
    </>
  )
}
