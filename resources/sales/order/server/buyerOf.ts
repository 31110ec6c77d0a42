import type { Recipient } from '../../../messages/notification/server/recipient.ts'
import type { Order } from '../../invoice/server/work.ts'

type Contact = Pick<Order, 'id' | 'customer' | 'contactName' | 'email' | 'phone' | 'locale'>

/** Whoever ordered, for a message: under the id of the account, a guest under that of the order. */
export const buyerOf = ({ id, customer, contactName, email, phone, locale }: Contact): Recipient => ({
  audience: 'customer',
  id: customer ?? id,
  name: contactName,
  email,
  phone,
  locale,
})

/** What messages about an order say of it. */
export const orderValues = ({
  number,
  total,
  placedAt,
  createdAt,
}: Pick<Order, 'number' | 'total' | 'placedAt' | 'createdAt'>) => ({
  'order.number': number,
  'order.total': total,
  'order.date': placedAt ?? createdAt,
})
