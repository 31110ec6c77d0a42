import { useState } from 'react'
import { TimeColumns } from '../../TimeColumns.tsx'

export default function Stepped() {
  const [value, setValue] = useState('09:30:00')
  return <TimeColumns id="stepped" step={15} value={value} onChange={setValue} />
}
