import TextField from '@mui/material/TextField'
import { categories } from '../../categories.ts'
import { useTexts } from '../../words.ts'

export default function Groups() {
  const t = useTexts()
  const groups = categories.filter(({ below = [] }) => below.length > 0)
  return (
    <TextField
      select
      id="grouped-select"
      label={t('showcase.words.categories')}
      defaultValue="saris"
      slotProps={{ select: { native: true } }}
    >
      {groups.map(({ id, title, below = [] }) => (
        <optgroup key={id} label={title}>
          {below.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  )
}
