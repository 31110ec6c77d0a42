import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { cardsAbout } from '../../shared/cards/screens/cardsAbout.ts'
import { findHidden, reveal } from '../../shared/reveal/screens/hiddenActions.ts'
import { order } from './order.ts'
import { boughtStates, openStates } from './rules/orderStates.ts'
import CustomerCell from './screens/customer/CustomerCell.tsx'
import FlagsCell from './screens/FlagsCell.tsx'
import ItemsCell from './screens/items/ItemsCell.tsx'
import PaymentCell from './screens/money/PaymentCell.tsx'
import FulfilmentCell from './screens/parcels/FulfilmentCell.tsx'
import StatusCell from './screens/StatusCell.tsx'

const OrderPage = drawnOnceThere(() => import('./screens/OrderPage.tsx'))
const DraftLines = lazy(() => import('./screens/items/DraftLines.tsx'))
const CustomerInput = lazy(() => import('./screens/customer/CustomerInput.tsx'))

/** Something still happens to it. */
const alive = { status: { in: [...openStates] } }

/** What is in it and where it goes can still be changed. */
const unpacked = { status: { in: ['placed', 'confirmed'] }, fulfilmentStatus: 'unfulfilled' } as const

/** The workplace of an order, the form of a draft, and what the list shows and does (areas, 22). */
export default defineViews(order, {
  also: ['city', 'paymentMethod', 'products', 'couponCheck', 'fulfilmentStatus', 'parcelStates'],
  beside: { contactName: 'city' },
  cells: {
    contactName: CustomerCell,
    lines: ItemsCell,
    paymentStatus: PaymentCell,
    fulfilmentStatus: FulfilmentCell,
    flags: FlagsCell,
    status: StatusCell,
  },
  plain: { fulfilmentStatus: ['parcelStates'] },
  inputs: {
    lines: { Input: DraftLines },
    customer: { Input: CustomerInput },
    shippingAddress: { Input: lazy(() => import('./screens/customer/AddressInput.tsx')) },
    billingAddress: { Input: lazy(() => import('./screens/money/BillingInput.tsx')) },
    shippingMethod: { Input: lazy(() => import('./screens/parcels/MethodInput.tsx')) },
  },
  sections: { quote: drawnOnceThere(() => import('./screens/money/QuoteCard.tsx')) },
  edit: OrderPage,
  show: OrderPage,
  actions: {
    place: {
      on: ['record'],
      flag: 'create',
      icon: 'check',
      when: { status: 'pendingPayment' },
      Dialog: lazy(() => import('./screens/dialogs/PlaceDialog.tsx')),
    },
    createShipment: {
      on: ['record', 'selection'],
      flag: 'view',
      needs: [['shipment', 'pack']],
      icon: 'truck',
      // One that was placed is confirmed first: to offer this till the server says so moved the page.
      when: {
        status: { in: ['confirmed', 'processing'] },
        fulfilmentStatus: { in: ['unfulfilled', 'partiallyFulfilled'] },
        onHold: false,
        cancellationPending: false,
      },
      Dialog: lazy(() => import('../shipment/screens/CreateShipmentsDialog.tsx')),
    },
    assign: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'person',
      when: { status: { in: ['draft', 'pendingPayment', ...openStates] } },
      Dialog: lazy(() => import('./screens/dialogs/AssignDialog.tsx')),
    },
    editLines: {
      on: ['record'],
      flag: 'editItems',
      icon: 'edit',
      when: { ...unpacked, cancellationPending: false },
      Dialog: lazy(() => import('./screens/dialogs/EditLinesDialog.tsx')),
    },
    editAddress: {
      on: ['record'],
      flag: 'editAddress',
      icon: 'edit',
      when: unpacked,
      Dialog: lazy(() => import('./screens/dialogs/AddressDialog.tsx')),
    },
    sendPaymentLink: {
      on: ['record'],
      flag: 'edit',
      icon: 'link',
      when: {
        status: { in: ['draft', 'pendingPayment', ...openStates] },
        due: { gt: 0 },
        paymentMethod: { not: 'cod' },
      },
      Dialog: lazy(() => import('./screens/dialogs/PaymentLinkDialog.tsx')),
    },
    comment: {
      on: ['record'],
      flag: 'edit',
      icon: 'edit',
      Dialog: lazy(() => import('./screens/timeline/CommentDialog.tsx')),
    },
    message: {
      on: ['record'],
      flag: 'message',
      icon: 'mail',
      Dialog: lazy(() => import('./screens/dialogs/MessageDialog.tsx')),
    },
    refund: {
      on: ['record'],
      flag: 'refund',
      needs: [['payment', 'request']],
      icon: 'money',
      when: { paid: { gt: 0 }, paymentStatus: { not: 'refunded' } },
      Dialog: lazy(() => import('../payment/screens/RefundDialog.tsx')),
    },
    cardsAbout: cardsAbout('linkOrders'),
    findHidden,
    reveal,
    duplicate: {
      on: ['record'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('./screens/dialogs/DuplicateAction.tsx')),
    },
    tag: {
      on: ['selection'],
      flag: 'edit',
      icon: 'tag',
      Dialog: lazy(() => import('./screens/dialogs/TagDialog.tsx')),
    },
    print: {
      on: ['record', 'selection'],
      flag: 'view',
      icon: 'print',
      when: { status: { in: [...boughtStates] } },
      Dialog: lazy(() => import('../../shared/print/screens/PrintDialog.tsx')),
    },
    handOver: {
      on: ['selection'],
      flag: 'view',
      needs: [['shipment', 'ship']],
      icon: 'send',
      when: { status: 'processing', parcelStates: { has: ['labelReady'] } },
      Dialog: lazy(() => import('../shipment/screens/HandOverDialog.tsx')),
    },
    markDelivered: {
      on: ['selection'],
      flag: 'view',
      needs: [['shipment', 'deliver']],
      icon: 'check',
      when: { status: 'processing' },
      Dialog: lazy(() => import('../shipment/screens/DeliveredDialog.tsx')),
    },
    importAwbs: {
      on: ['list'],
      flag: 'view',
      needs: [['shipment', 'ship']],
      icon: 'upload',
      Dialog: lazy(() => import('../shipment/screens/AwbDialog.tsx')),
    },
    hold: {
      on: ['record', 'selection'],
      flag: 'hold',
      icon: 'lock',
      when: { ...alive, onHold: false },
      Dialog: lazy(() => import('./screens/dialogs/HoldDialog.tsx')),
    },
    release: {
      on: ['record', 'selection'],
      flag: 'hold',
      icon: 'unlock',
      when: { onHold: true },
      Dialog: lazy(() => import('./screens/dialogs/ReleaseDialog.tsx')),
    },
    cancel: {
      on: ['record', 'selection'],
      flag: 'cancel',
      icon: 'block',
      isDanger: true,
      when: { status: { in: ['pendingPayment', ...openStates] }, cancellationPending: false },
      Dialog: lazy(() => import('./screens/dialogs/CancelAction.tsx')),
    },
  },
})
