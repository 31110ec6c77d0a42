import { defineResources } from '../src/core/index.ts'
import { attributeSet } from './catalogue/attributeSet/attributeSet.ts'
import { brand } from './catalogue/brand/brand.ts'
import { category } from './catalogue/category/category.ts'
import { collection } from './catalogue/collection/collection.ts'
import { mediaFile } from './catalogue/mediaFile/mediaFile.ts'
import { product } from './catalogue/product/product.ts'
import { productCategory } from './catalogue/productCategory/productCategory.ts'
import { productOption } from './catalogue/productOption/productOption.ts'
import { sizeChart } from './catalogue/sizeChart/sizeChart.ts'
import { stockLevel } from './catalogue/stockLevel/stockLevel.ts'
import { stockLocation } from './catalogue/stockLocation/stockLocation.ts'
import { stockMovement } from './catalogue/stockMovement/stockMovement.ts'
import { stockTransfer } from './catalogue/stockTransfer/stockTransfer.ts'
import { tag } from './catalogue/tag/tag.ts'
import { taxCategory } from './catalogue/taxCategory/taxCategory.ts'
import { banner } from './content/banner/banner.ts'
import { faq } from './content/faq/faq.ts'
import { informationPolicy } from './content/informationPolicy/informationPolicy.ts'
import { page } from './content/page/page.ts'
import { policyAcceptance } from './content/policyAcceptance/policyAcceptance.ts'
import { searchTerm } from './content/searchTerm/searchTerm.ts'
import { seo } from './content/seo/seo.ts'
import { widget } from './content/widget/widget.ts'
import { contactMessage } from './customers/contactMessage/contactMessage.ts'
import { customer } from './customers/customer/customer.ts'
import { customerGroup } from './customers/customerGroup/customerGroup.ts'
import { rating } from './customers/rating/rating.ts'
import { city } from './delivery/city/city.ts'
import { country } from './delivery/country/country.ts'
import { courier } from './delivery/courier/courier.ts'
import { deliveryZone } from './delivery/deliveryZone/deliveryZone.ts'
import { district } from './delivery/district/district.ts'
import { pincode } from './delivery/pincode/pincode.ts'
import { state } from './delivery/state/state.ts'
import { boardColumn } from './insight/boardColumn/boardColumn.ts'
import { calendarEvent } from './insight/calendarEvent/calendarEvent.ts'
import { chatMessage } from './insight/chatMessage/chatMessage.ts'
import { conversation } from './insight/conversation/conversation.ts'
import { mail } from './insight/mail/mail.ts'
import { project } from './insight/project/project.ts'
import { projectCard } from './insight/projectCard/projectCard.ts'
import { broadcast } from './messages/broadcast/broadcast.ts'
import { notification } from './messages/notification/notification.ts'
import { notificationKey } from './messages/notificationKey/notificationKey.ts'
import { suppressedAddress } from './messages/suppressedAddress/suppressedAddress.ts'
import { template } from './messages/template/template.ts'
import { cancellationRequest } from './sales/cancellationRequest/cancellationRequest.ts'
import { cart } from './sales/cart/cart.ts'
import { coupon } from './sales/coupon/coupon.ts'
import { couponCode } from './sales/couponCode/couponCode.ts'
import { invoice } from './sales/invoice/invoice.ts'
import { order } from './sales/order/order.ts'
import { orderReturn } from './sales/orderReturn/orderReturn.ts'
import { pastOrder } from './sales/pastOrder/pastOrder.ts'
import { payment } from './sales/payment/payment.ts'
import { refund } from './sales/refund/refund.ts'
import { shipment } from './sales/shipment/shipment.ts'
import { wishlistItem } from './sales/wishlistItem/wishlistItem.ts'
import { adminSetting } from './settings/adminSetting/adminSetting.ts'
import { configSetting } from './settings/configSetting/configSetting.ts'
import { job } from './settings/job/job.ts'
import { reason } from './shared/reason/reason.ts'
import { redirect } from './shared/redirect/redirect.ts'
import { accessRequest } from './staff/accessRequest/accessRequest.ts'
import { subAdmin } from './staff/subAdmin/subAdmin.ts'
import { subAdminRole } from './staff/subAdminRole/subAdminRole.ts'

/** All areas; their order is the menu's order. */
export const resources = defineResources([
  product,
  category,
  productCategory,
  collection,
  brand,
  tag,
  taxCategory,
  productOption,
  attributeSet,
  sizeChart,
  mediaFile,
  stockLevel,
  stockMovement,
  stockTransfer,
  stockLocation,
  order,
  orderReturn,
  cancellationRequest,
  cart,
  coupon,
  couponCode,
  payment,
  refund,
  shipment,
  invoice,
  pastOrder,
  customer,
  customerGroup,
  wishlistItem,
  contactMessage,
  rating,
  broadcast,
  notification,
  notificationKey,
  suppressedAddress,
  deliveryZone,
  courier,
  country,
  state,
  city,
  district,
  pincode,
  page,
  faq,
  banner,
  widget,
  informationPolicy,
  policyAcceptance,
  seo,
  searchTerm,
  template,
  redirect,
  subAdmin,
  subAdminRole,
  accessRequest,
  adminSetting,
  configSetting,
  reason,
  job,
  mail,
  conversation,
  chatMessage,
  calendarEvent,
  project,
  boardColumn,
  projectCard,
])
