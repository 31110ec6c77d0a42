import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { initialsOf } from '../../../../../../src/shell/header/initialsOf.ts'

const people = ['Mira Banerjee', 'Arjun Rao', 'Noor Khan', 'Leela Das', 'Tara Iyer', 'Vikram Shah']
const look = { bgcolor: 'var(--neutral-soft)', color: 'var(--neutral-text)', fontSize: 14, fontWeight: 600 }

export default function Several() {
  const { list } = usePunctuation()
  return (
    <AvatarGroup
      max={4}
      role="img"
      aria-label={list(people)}
      slotProps={{ surplus: { sx: look } }}
      sx={{ justifyContent: 'flex-end', '& .MuiAvatar-root': { borderColor: 'var(--surface)' } }}
    >
      {people.map((name) => (
        <Avatar key={name} sx={look}>
          {initialsOf(name)}
        </Avatar>
      ))}
    </AvatarGroup>
  )
}
