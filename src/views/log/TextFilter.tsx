import { useEffect, useId, useRef, useState } from 'react'
import { TextBoxField } from '../../controls/parts/TextBoxField.tsx'
import { useLater } from '../useLater.ts'

interface TextFilterProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A text by which a page is narrowed; told once one has stopped typing. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const settled = useLater(text.trim(), 350)
  const tell = useRef(onChange)
  tell.current = onChange
  const told = useRef(value)
  useEffect(() => {
    if (settled === told.current) return
    told.current = settled
    tell.current(settled)
  }, [settled])
  return <TextBoxField id={id} source={id} label={label} text={text} onText={setText} maxLength={100} />
}
