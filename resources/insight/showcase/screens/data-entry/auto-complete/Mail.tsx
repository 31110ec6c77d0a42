import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTexts } from '../../words.ts'

const domains = ['example.in', 'example.com', 'example.fr']

export default function Mail() {
  const t = useTexts()
  const [text, setText] = useState('')
  const [name = ''] = text.split('@')
  return (
    <Autocomplete
      freeSolo
      options={name === '' ? [] : domains.map((domain) => `${name}@${domain}`)}
      filterOptions={(all) => all.filter((option) => option.startsWith(text))}
      inputValue={text}
      onInputChange={(_, next) => setText(next)}
      renderInput={(input) => <TextField {...input} label={t('showcase.words.email')} />}
    />
  )
}
