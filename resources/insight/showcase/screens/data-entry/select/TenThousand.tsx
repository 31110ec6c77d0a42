import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { LongList } from '../../LongList.tsx'
import { useTexts } from '../../words.ts'

const codes = Array.from({ length: 12_000 }, (_, at) => `LS-${10_000 + at}`)

export default function TenThousand() {
  const translate = useTranslate()
  const t = useTexts()
  const [at, setAt] = useState(-1)
  return (
    <Autocomplete
      options={codes}
      disableListWrap
      clearText={translate('ra.action.clear_input_value')}
      openText={t('showcase.words.open')}
      closeText={translate('ra.action.close')}
      noOptionsText={t('showcase.words.noMatch')}
      onHighlightChange={(_, code, reason) => reason === 'keyboard' && setAt(code ? codes.indexOf(code) : -1)}
      slots={{ listbox: LongList }}
      slotProps={{ listbox: { at } as object }}
      renderInput={(input) => <TextField {...input} label="SKU" />}
    />
  )
}
