import { StockTable } from '../../StockTable.tsx'

export default function FixedHead() {
  return <StockTable head />
}
