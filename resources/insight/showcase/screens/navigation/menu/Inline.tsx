import { ShopMenu } from '../../ShopMenu.tsx'

export default function Inline() {
  return <ShopMenu mode="inline" />
}
