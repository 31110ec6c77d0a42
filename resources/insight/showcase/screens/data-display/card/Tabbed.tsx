import Card from '@mui/material/Card'
import { SomeTabs } from '../../SomeTabs.tsx'

export default function Tabbed() {
  return (
    <Card>
      <SomeTabs />
    </Card>
  )
}
