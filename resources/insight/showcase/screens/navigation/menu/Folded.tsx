import { ShopMenu } from '../../ShopMenu.tsx'

export default function Folded() {
  return <ShopMenu isSingle mode="inline" />
}
