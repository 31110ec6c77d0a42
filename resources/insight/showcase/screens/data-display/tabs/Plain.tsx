import { SomeTabs } from '../../SomeTabs.tsx'

export default function Plain() {
  return <SomeTabs />
}
