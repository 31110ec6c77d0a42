import account from './account.ts'
import adminSetting from '../../resources/settings/adminSetting/texts/en.ts'
import attributeSet from '../../resources/catalogue/attributeSet/texts/en.ts'
import banner from '../../resources/content/banner/texts/en.ts'
import brand from '../../resources/catalogue/brand/texts/en.ts'
import broadcast from '../../resources/messages/broadcast/texts/en.ts'
import cancellationRequest from '../../resources/sales/cancellationRequest/texts/en.ts'
import cart from '../../resources/sales/cart/texts/en.ts'
import category from '../../resources/catalogue/category/texts/en.ts'
import city from '../../resources/delivery/city/texts/en.ts'
import collection from '../../resources/catalogue/collection/texts/en.ts'
import configSetting from '../../resources/settings/configSetting/texts/en.ts'
import contactMessage from '../../resources/customers/contactMessage/texts/en.ts'
import country from '../../resources/delivery/country/texts/en.ts'
import coupon from '../../resources/sales/coupon/texts/en.ts'
import couponCode from '../../resources/sales/couponCode/texts/en.ts'
import courier from '../../resources/delivery/courier/texts/en.ts'
import customer from '../../resources/customers/customer/texts/en.ts'
import customerGroup from '../../resources/customers/customerGroup/texts/en.ts'
import deliveryZone from '../../resources/delivery/deliveryZone/texts/en.ts'
import district from '../../resources/delivery/district/texts/en.ts'
import informationPolicy from '../../resources/content/informationPolicy/texts/en.ts'
import invoice from '../../resources/sales/invoice/texts/en.ts'
import mediaFile from '../../resources/catalogue/mediaFile/texts/en.ts'
import notification from '../../resources/messages/notification/texts/en.ts'
import notificationKey from '../../resources/messages/notificationKey/texts/en.ts'
import order from '../../resources/sales/order/texts/en.ts'
import orderReturn from '../../resources/sales/orderReturn/texts/en.ts'
import page from '../../resources/content/page/texts/en.ts'
import payment from '../../resources/sales/payment/texts/en.ts'
import pincode from '../../resources/delivery/pincode/texts/en.ts'
import policyAcceptance from '../../resources/content/policyAcceptance/texts/en.ts'
import product from '../../resources/catalogue/product/texts/en.ts'
import productCategory from '../../resources/catalogue/productCategory/texts/en.ts'
import productOption from '../../resources/catalogue/productOption/texts/en.ts'
import rating from '../../resources/customers/rating/texts/en.ts'
import reason from '../../resources/settings/reason/texts/en.ts'
import redirect from '../../resources/shared/redirect/texts/en.ts'
import refund from '../../resources/sales/refund/texts/en.ts'
import searchTerm from '../../resources/content/searchTerm/texts/en.ts'
import seo from '../../resources/content/seo/texts/en.ts'
import shipment from '../../resources/sales/shipment/texts/en.ts'
import sizeChart from '../../resources/catalogue/sizeChart/texts/en.ts'
import state from '../../resources/delivery/state/texts/en.ts'
import stockLevel from '../../resources/catalogue/stockLevel/texts/en.ts'
import stockLocation from '../../resources/catalogue/stockLocation/texts/en.ts'
import stockMovement from '../../resources/catalogue/stockMovement/texts/en.ts'
import stockTransfer from '../../resources/catalogue/stockTransfer/texts/en.ts'
import subAdmin from '../../resources/staff/subAdmin/texts/en.ts'
import subAdminRole from '../../resources/staff/subAdminRole/texts/en.ts'
import suppressedAddress from '../../resources/messages/suppressedAddress/texts/en.ts'
import tag from '../../resources/catalogue/tag/texts/en.ts'
import taxCategory from '../../resources/catalogue/taxCategory/texts/en.ts'
import template from '../../resources/messages/template/texts/en.ts'
import widget from '../../resources/content/widget/texts/en.ts'
import wishlistItem from '../../resources/sales/wishlistItem/texts/en.ts'
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

/** All that the product says in English, but for the areas: one line per subject. */
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
