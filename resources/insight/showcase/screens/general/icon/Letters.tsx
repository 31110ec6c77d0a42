const signs = ['★', '✓', '▲', '▼', '→', '⌘', '₹']

export default function Letters() {
  return signs.map((sign) => (
    <span key={sign} aria-hidden="true" style={{ fontSize: 'var(--size-heading)' }}>
      {sign}
    </span>
  ))
}
