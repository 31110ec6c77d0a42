import { defineResources } from '../src/core/index.ts'
import { attributeSet } from './catalogue/attributeSet.ts'
import { brand } from './catalogue/brand.ts'
import { category } from './catalogue/category.ts'
import { collection } from './catalogue/collection.ts'
import { mediaFile } from './catalogue/mediaFile.ts'
import { product } from './catalogue/product.ts'
import { productCategory } from './catalogue/productCategory.ts'
import { productOption } from './catalogue/productOption.ts'
import { sizeChart } from './catalogue/sizeChart.ts'
import { stockLevel } from './catalogue/stockLevel.ts'
import { stockLocation } from './catalogue/stockLocation.ts'
import { stockMovement } from './catalogue/stockMovement.ts'
import { stockTransfer } from './catalogue/stockTransfer.ts'
import { tag } from './catalogue/tag.ts'
import { taxCategory } from './catalogue/taxCategory.ts'
import { banner } from './content/banner.ts'
import { informationPolicy } from './content/informationPolicy.ts'
import { page } from './content/page.ts'
import { policyAcceptance } from './content/policyAcceptance.ts'
import { redirect } from './content/redirect.ts'
import { searchTerm } from './content/searchTerm.ts'
import { seo } from './content/seo.ts'
import { template } from './content/template.ts'
import { widget } from './content/widget.ts'
import { broadcast } from './customers/broadcast.ts'
import { contactMessage } from './customers/contactMessage.ts'
import { customer } from './customers/customer.ts'
import { customerGroup } from './customers/customerGroup.ts'
import { notification } from './customers/notification.ts'
import { notificationKey } from './customers/notificationKey.ts'
import { rating } from './customers/rating.ts'
import { suppressedAddress } from './customers/suppressedAddress.ts'
import { wishlistItem } from './customers/wishlistItem.ts'
import { city } from './delivery/city.ts'
import { country } from './delivery/country.ts'
import { courier } from './delivery/courier.ts'
import { deliveryZone } from './delivery/deliveryZone.ts'
import { district } from './delivery/district.ts'
import { pincode } from './delivery/pincode.ts'
import { state } from './delivery/state.ts'
import { cancellationRequest } from './sales/cancellationRequest.ts'
import { cart } from './sales/cart.ts'
import { coupon } from './sales/coupon.ts'
import { couponCode } from './sales/couponCode.ts'
import { invoice } from './sales/invoice.ts'
import { order } from './sales/order.ts'
import { orderReturn } from './sales/orderReturn.ts'
import { payment } from './sales/payment.ts'
import { refund } from './sales/refund.ts'
import { shipment } from './sales/shipment.ts'
import { adminSetting } from './settings/adminSetting.ts'
import { configSetting } from './settings/configSetting.ts'
import { job } from './settings/job.ts'
import { reason } from './settings/reason.ts'
import { subAdmin } from './staff/subAdmin.ts'
import { subAdminRole } from './staff/subAdminRole.ts'

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
  customer,
  customerGroup,
  wishlistItem,
  rating,
  contactMessage,
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
  adminSetting,
  configSetting,
  reason,
  job,
])
