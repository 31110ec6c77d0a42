import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'

interface CompleteOfProps {
  label: string
  options: readonly string[]
  groupBy?: (option: string) => string
  /** Whether an option is offered for what was typed. */
  isFound?: (option: string, typed: string) => boolean
}

/** MUI’s box of a text with suggestions, in the words of the product. */
export function CompleteOf({
  label,
  options,
  groupBy,
  isFound = (option, typed) => option.toLowerCase().includes(typed),
}: CompleteOfProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  return (
    <Autocomplete
      freeSolo
      options={options}
      groupBy={groupBy as (option: string) => string}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      filterOptions={(all) => all.filter((option) => isFound(option, typed.trim().toLowerCase()))}
      clearText={translate('ra.action.clear_input_value')}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
