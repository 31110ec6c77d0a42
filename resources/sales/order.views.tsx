import { lazy } from 'react'
import CustomerCell from '../../src/areas/order/CustomerCell.tsx'
import FlagsCell from '../../src/areas/order/FlagsCell.tsx'
import FulfilmentCell from '../../src/areas/order/FulfilmentCell.tsx'
import ItemsCell from '../../src/areas/order/ItemsCell.tsx'
import PaymentCell from '../../src/areas/order/PaymentCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { order } from './order.ts'

const OrderPage = lazy(() => import('../../src/areas/order/OrderPage.tsx'))
const DraftLines = lazy(() => import('../../src/areas/order/DraftLines.tsx'))
const CustomerInput = lazy(() => import('../../src/areas/order/CustomerInput.tsx'))

/** Something still happens to it. */
const open = ['placed', 'confirmed', 'processing'] as const
const alive = { status: { in: [...open] } }

/** What is in it and where it goes can still be changed. */
const unpacked = { status: { in: ['placed', 'confirmed'] }, fulfilmentStatus: 'unfulfilled' }

/** The workplace of an order, the form of a draft, and what the list shows and does (areas, 22). */
export default defineViews(order, {
  also: ['city', 'paymentMethod', 'products', 'couponCheck'],
  cells: {
    contactName: CustomerCell,
    lines: ItemsCell,
    paymentStatus: PaymentCell,
    fulfilmentStatus: FulfilmentCell,
    flags: FlagsCell,
  },
  inputs: {
    lines: { Input: DraftLines },
    customer: { Input: CustomerInput },
    billingAddress: { Input: lazy(() => import('../../src/areas/order/BillingInput.tsx')) },
    shippingMethod: { Input: lazy(() => import('../../src/areas/order/MethodInput.tsx')) },
  },
  sections: { quote: lazy(() => import('../../src/areas/order/QuoteCard.tsx')) },
  edit: OrderPage,
  show: OrderPage,
  actions: {
    place: {
      on: ['record'],
      flag: 'create',
      icon: 'check',
      when: { status: 'pendingPayment' },
      Dialog: lazy(() => import('../../src/areas/order/PlaceDialog.tsx')),
    },
    createShipment: {
      on: ['record', 'selection'],
      flag: 'view',
      needs: [['shipment', 'pack']],
      icon: 'truck',
      when: {
        ...alive,
        fulfilmentStatus: { in: ['unfulfilled', 'partiallyFulfilled'] },
        onHold: false,
        cancellationPending: false,
      },
      Dialog: lazy(() => import('../../src/areas/shipment/CreateShipmentsDialog.tsx')),
    },
    assign: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'person',
      when: { status: { in: ['draft', 'pendingPayment', ...open] } },
      Dialog: lazy(() => import('../../src/areas/order/AssignDialog.tsx')),
    },
    editLines: {
      on: ['record'],
      flag: 'editItems',
      icon: 'edit',
      when: unpacked,
      Dialog: lazy(() => import('../../src/areas/order/EditLinesDialog.tsx')),
    },
    editAddress: {
      on: ['record'],
      flag: 'editAddress',
      icon: 'edit',
      when: unpacked,
      Dialog: lazy(() => import('../../src/areas/order/AddressDialog.tsx')),
    },
    sendPaymentLink: {
      on: ['record'],
      flag: 'edit',
      icon: 'link',
      when: {
        status: { in: ['draft', 'pendingPayment', ...open] },
        due: { gt: 0 },
        paymentMethod: { not: 'cod' },
      },
      Dialog: lazy(() => import('../../src/areas/order/PaymentLinkDialog.tsx')),
    },
    message: {
      on: ['record'],
      flag: 'message',
      icon: 'mail',
      Dialog: lazy(() => import('../../src/areas/order/MessageDialog.tsx')),
    },
    refund: {
      on: ['record'],
      flag: 'refund',
      needs: [['payment', 'request']],
      icon: 'undo',
      when: { paid: { gt: 0 }, paymentStatus: { not: 'refunded' } },
      Dialog: lazy(() => import('../../src/areas/payment/RefundDialog.tsx')),
    },
    findHidden: {
      on: ['list'],
      flag: 'reveal',
      unless: 'viewPii',
      icon: 'search',
      Dialog: lazy(() => import('../../src/areas/reveal/FindHiddenDialog.tsx')),
    },
    reveal: {
      on: ['record'],
      flag: 'reveal',
      unless: 'viewPii',
      icon: 'preview',
      Dialog: lazy(() => import('../../src/areas/reveal/RevealDialog.tsx')),
    },
    duplicate: {
      on: ['record'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('../../src/areas/order/DuplicateAction.tsx')),
    },
    tag: {
      on: ['selection'],
      flag: 'edit',
      icon: 'tag',
      Dialog: lazy(() => import('../../src/areas/order/TagDialog.tsx')),
    },
    print: {
      on: ['record', 'selection'],
      flag: 'view',
      icon: 'print',
      when: { status: { in: [...open, 'completed'] } },
      Dialog: lazy(() => import('../../src/areas/print/PrintDialog.tsx')),
    },
    markDelivered: {
      on: ['selection'],
      flag: 'view',
      needs: [['shipment', 'deliver']],
      icon: 'check',
      when: { status: 'processing' },
      Dialog: lazy(() => import('../../src/areas/shipment/DeliveredDialog.tsx')),
    },
    importAwbs: {
      on: ['list'],
      flag: 'view',
      needs: [['shipment', 'ship']],
      icon: 'upload',
      Dialog: lazy(() => import('../../src/areas/shipment/AwbDialog.tsx')),
    },
    hold: {
      on: ['record', 'selection'],
      flag: 'hold',
      icon: 'lock',
      when: { ...alive, onHold: false },
      Dialog: lazy(() => import('../../src/areas/order/HoldDialog.tsx')),
    },
    release: {
      on: ['record', 'selection'],
      flag: 'hold',
      icon: 'unlock',
      when: { onHold: true },
      Dialog: lazy(() => import('../../src/areas/order/ReleaseDialog.tsx')),
    },
    cancel: {
      on: ['record', 'selection'],
      flag: 'cancel',
      icon: 'block',
      when: { status: { in: ['pendingPayment', ...open] } },
      Dialog: lazy(() => import('../../src/areas/order/CancelAction.tsx')),
    },
  },
})
