import { ShopMenu } from '../../ShopMenu.tsx'

export default function Beside() {
  return <ShopMenu mode="beside" />
}
