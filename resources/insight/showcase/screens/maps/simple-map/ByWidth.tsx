import { Classes } from '../../Classes.tsx'

export default function ByWidth() {
  return <Classes way="quantize" />
}
