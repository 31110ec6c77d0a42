import { salesOfCustomer } from '../resources/customers/customer/server/salesOfCustomer.ts'
import { withdraw } from '../resources/customers/customer/server/withdraw.ts'
import { courierConnection } from '../resources/delivery/courier/server/courierConnection.ts'
import { figureOperations } from '../resources/insight/dashboard/server/figureOperations.ts'
import { documentsOfMessage } from '../resources/messages/notification/server/documentsOfMessage.ts'
import { tellImport } from '../resources/messages/notification/server/tellImport.ts'
import { tellJob } from '../resources/messages/notification/server/tellJob.ts'
import { withdrawConsent } from '../resources/messages/notification/server/withdrawConsent.ts'
import { forgetCarts } from '../resources/sales/cart/server/forgetCarts.ts'
import { attachedDocuments } from '../resources/sales/invoice/server/attachedDocuments.ts'
import { customersOfOrder } from '../resources/sales/order/server/customersOfOrder.ts'
import { forgetPastOrders } from '../resources/sales/pastOrder/server/forgetPastOrders.ts'
import { hasBought } from '../resources/sales/pastOrder/server/hasBought.ts'
import { demandConnection } from '../resources/sales/shipment/server/connection/askCourier.ts'
import { forgetSharedWishes, forgetWishes } from '../resources/sales/wishlistItem/server/wishesOf.ts'
import { jobTold } from '../server/records/bulkJobs/jobTold.ts'
import { importTold } from '../server/records/import/importTold.ts'
import { shopOperations } from '../server/routes/openapi.ts'

/** Hands to lower parts of the house what they need of higher ones (`server/port.ts`). */
export function handIn(): void {
  importTold.handIn(tellImport)
  jobTold.handIn(tellJob)
  shopOperations.handIn(figureOperations)
  courierConnection.handIn(demandConnection)
  documentsOfMessage.handIn(attachedDocuments)
  withdrawConsent.handIn(withdraw)
  salesOfCustomer.handIn({
    async forget(work, customer, person) {
      await forgetCarts(work, customer, person.phone)
      await forgetWishes(work, customer)
      await forgetPastOrders(work, customer, person)
    },
    merge: forgetSharedWishes,
    hasBought,
    ofOrder: customersOfOrder,
  })
}
