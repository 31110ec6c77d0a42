import { cardTabs } from '../../cardTabs.ts'
import { SomeTabs } from '../../SomeTabs.tsx'

export default function InContainer() {
  return (
    <div style={{ padding: 16, borderRadius: 'var(--radius)', background: 'var(--sunken)' }}>
      <SomeTabs sx={cardTabs} />
    </div>
  )
}
