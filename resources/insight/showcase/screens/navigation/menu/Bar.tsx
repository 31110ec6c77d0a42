import { ShopMenu } from '../../ShopMenu.tsx'

export default function Bar() {
  return <ShopMenu mode="bar" />
}
