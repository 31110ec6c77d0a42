import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { Picture } from '../../../../../../src/views/Picture.tsx'

const products = [
  ['Linen shirt', 'LS-204'],
  ['Silk sari', 'SS-011'],
  ['Cotton kurta', 'CK-077'],
] as const

export default function Lines() {
  return (
    <List disablePadding>
      {products.map(([name, code]) => (
        <ListItem key={code} disableGutters sx={{ gap: '12px' }}>
          <Picture value={null} width={40} alt="" />
          <ListItemText primary={name} secondary={code} />
        </ListItem>
      ))}
    </List>
  )
}
