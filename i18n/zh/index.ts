import account from './account.ts'
import adminSetting from './areas/adminSetting.ts'
import attributeSet from './areas/attributeSet.ts'
import banner from './areas/banner.ts'
import brand from './areas/brand.ts'
import broadcast from './areas/broadcast.ts'
import cancellationRequest from './areas/cancellationRequest.ts'
import cart from './areas/cart.ts'
import category from './areas/category.ts'
import city from './areas/city.ts'
import collection from './areas/collection.ts'
import configSetting from './areas/configSetting.ts'
import contactMessage from './areas/contactMessage.ts'
import country from './areas/country.ts'
import coupon from './areas/coupon.ts'
import couponCode from './areas/couponCode.ts'
import courier from './areas/courier.ts'
import customer from './areas/customer.ts'
import customerGroup from './areas/customerGroup.ts'
import deliveryZone from './areas/deliveryZone.ts'
import district from './areas/district.ts'
import informationPolicy from './areas/informationPolicy.ts'
import invoice from './areas/invoice.ts'
import job from './areas/job.ts'
import mediaFile from './areas/mediaFile.ts'
import notification from './areas/notification.ts'
import notificationKey from './areas/notificationKey.ts'
import order from './areas/order.ts'
import orderReturn from './areas/orderReturn.ts'
import page from './areas/page.ts'
import payment from './areas/payment.ts'
import pincode from './areas/pincode.ts'
import policyAcceptance from './areas/policyAcceptance.ts'
import product from './areas/product.ts'
import productCategory from './areas/productCategory.ts'
import productOption from './areas/productOption.ts'
import rating from './areas/rating.ts'
import reason from './areas/reason.ts'
import redirect from './areas/redirect.ts'
import refund from './areas/refund.ts'
import searchTerm from './areas/searchTerm.ts'
import seo from './areas/seo.ts'
import shipment from './areas/shipment.ts'
import sizeChart from './areas/sizeChart.ts'
import state from './areas/state.ts'
import stockLevel from './areas/stockLevel.ts'
import stockLocation from './areas/stockLocation.ts'
import stockMovement from './areas/stockMovement.ts'
import stockTransfer from './areas/stockTransfer.ts'
import subAdmin from './areas/subAdmin.ts'
import subAdminRole from './areas/subAdminRole.ts'
import suppressedAddress from './areas/suppressedAddress.ts'
import tag from './areas/tag.ts'
import taxCategory from './areas/taxCategory.ts'
import template from './areas/template.ts'
import widget from './areas/widget.ts'
import wishlistItem from './areas/wishlistItem.ts'
import auth from './auth.ts'
import errors from './errors.ts'
import fields from './fields.ts'
import form from './form.ts'
import list from './list.ts'
import merchandising from './merchandising.ts'
import ra from './ra.ts'
import session from './session.ts'
import shell from './shell.ts'
import task from './task.ts'
import tools from './tools.ts'

/** All that the product says in Chinese, but for the areas: one line per subject. */
export const subjects = {
  ...account,
  ...auth,
  ...errors,
  ...fields,
  ...form,
  ...list,
  ...merchandising,
  ...ra,
  ...session,
  ...shell,
  ...task,
  ...tools,
}

/** What the areas are called, one line per area; what is missing here is derived (`src/derive/messages.ts`). */
export const areas = {
  order,
  cart,
  coupon,
  couponCode,
  shipment,
  invoice,
  payment,
  refund,
  customer,
  customerGroup,
  wishlistItem,
  rating,
  contactMessage,
  template,
  notificationKey,
  suppressedAddress,
  notification,
  broadcast,
  seo,
  searchTerm,
  widget,
  banner,
  page,
  informationPolicy,
  policyAcceptance,
  deliveryZone,
  courier,
  pincode,
  city,
  district,
  state,
  country,
  redirect,
  collection,
  productCategory,
  subAdmin,
  subAdminRole,
  adminSetting,
  configSetting,
  cancellationRequest,
  orderReturn,
  reason,
  job,

  stockTransfer,
  stockMovement,
  stockLevel,
  stockLocation,
  sizeChart,
  mediaFile,
  productOption,
  attributeSet,
  taxCategory,
  brand,
  category,
  product,
  tag,
}
