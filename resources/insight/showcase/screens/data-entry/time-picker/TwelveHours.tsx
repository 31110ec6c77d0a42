import { useState } from 'react'
import { TimeColumns } from '../../TimeColumns.tsx'

export default function TwelveHours() {
  const [value, setValue] = useState('14:05:00')
  return <TimeColumns id="twelve" isTwelve value={value} onChange={setValue} />
}
