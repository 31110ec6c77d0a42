import { cardTabs } from '../../cardTabs.ts'
import { SomeTabs } from '../../SomeTabs.tsx'

export default function Cards() {
  return <SomeTabs sx={cardTabs} />
}
