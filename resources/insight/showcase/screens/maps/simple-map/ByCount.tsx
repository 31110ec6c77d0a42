import { Classes } from '../../Classes.tsx'

export default function ByCount() {
  return <Classes way="quantile" />
}
