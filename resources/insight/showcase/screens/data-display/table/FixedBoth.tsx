import { StockTable } from '../../StockTable.tsx'

export default function FixedBoth() {
  return <StockTable head column />
}
