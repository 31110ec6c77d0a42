import Avatar from '@mui/material/Avatar'
import { initialsOf } from '../../../../../../src/shell/header/initialsOf.ts'

const people = ['Mira Banerjee', 'Arjun Rao', 'Noor']
const look = { bgcolor: 'var(--accent-soft)', color: 'var(--accent-text)', fontSize: 15, fontWeight: 600 }

export default function Initials() {
  return people.map((name) => (
    <span key={name} data-tip={name}>
      <Avatar sx={look} role="img" aria-label={name}>
        {initialsOf(name)}
      </Avatar>
    </span>
  ))
}
