import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useTexts } from './words.ts'

interface ManyOfProps {
  label: string
  options: readonly string[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  /** What is not among the options may be chosen as well. */
  isFree?: boolean
  hidesChosen?: boolean
  /** Each of these ends a word that is typed. */
  separators?: RegExp
  /** The look of what is chosen. */
  lookOf?: (value: string) => object
}

/** MUI's box for several, in the words of the product. */
export function ManyOf({
  label,
  options,
  chosen,
  onChoose,
  isFree = false,
  hidesChosen = false,
  separators,
  lookOf,
}: ManyOfProps) {
  const translate = useTranslate()
  const t = useTexts()
  const [typed, setTyped] = useState('')
  return (
    <Autocomplete
      multiple
      freeSolo={isFree}
      filterSelectedOptions={hidesChosen}
      options={options}
      value={[...chosen]}
      inputValue={typed}
      clearText={translate('ra.action.clear_input_value')}
      openText={t('showcase.words.open')}
      closeText={translate('ra.action.close')}
      noOptionsText={t('showcase.words.noMatch')}
      onChange={(_, next) => onChoose(next)}
      onInputChange={(_, text) => {
        const words = separators ? text.split(separators) : [text]
        setTyped(words.pop() ?? '')
        const added = words.map((word) => word.trim()).filter((word) => word && !chosen.includes(word))
        if (added.length > 0) onChoose([...new Set([...chosen, ...added])])
      }}
      renderValue={(values, itemProps) =>
        values.map((value, index) => {
          const { key, ...item } = itemProps({ index })
          return <Chip key={key} label={value} size="small" {...item} sx={lookOf?.(value) ?? {}} />
        })
      }
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
