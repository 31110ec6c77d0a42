import { StockTable } from '../../StockTable.tsx'

export default function FixedColumn() {
  return <StockTable column />
}
