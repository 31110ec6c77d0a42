import account from './account.ts'
import adminSetting from '../../resources/settings/adminSetting/texts/zh.ts'
import attributeSet from '../../resources/catalogue/attributeSet/texts/zh.ts'
import banner from '../../resources/content/banner/texts/zh.ts'
import brand from '../../resources/catalogue/brand/texts/zh.ts'
import broadcast from '../../resources/messages/broadcast/texts/zh.ts'
import cancellationRequest from '../../resources/sales/cancellationRequest/texts/zh.ts'
import cart from '../../resources/sales/cart/texts/zh.ts'
import category from '../../resources/catalogue/category/texts/zh.ts'
import city from '../../resources/delivery/city/texts/zh.ts'
import collection from '../../resources/catalogue/collection/texts/zh.ts'
import configSetting from '../../resources/settings/configSetting/texts/zh.ts'
import contactMessage from '../../resources/customers/contactMessage/texts/zh.ts'
import country from '../../resources/delivery/country/texts/zh.ts'
import coupon from '../../resources/sales/coupon/texts/zh.ts'
import couponCode from '../../resources/sales/couponCode/texts/zh.ts'
import courier from '../../resources/delivery/courier/texts/zh.ts'
import customer from '../../resources/customers/customer/texts/zh.ts'
import customerGroup from '../../resources/customers/customerGroup/texts/zh.ts'
import deliveryZone from '../../resources/delivery/deliveryZone/texts/zh.ts'
import district from '../../resources/delivery/district/texts/zh.ts'
import informationPolicy from '../../resources/content/informationPolicy/texts/zh.ts'
import invoice from '../../resources/sales/invoice/texts/zh.ts'
import mediaFile from '../../resources/catalogue/mediaFile/texts/zh.ts'
import notification from '../../resources/messages/notification/texts/zh.ts'
import notificationKey from '../../resources/messages/notificationKey/texts/zh.ts'
import order from '../../resources/sales/order/texts/zh.ts'
import orderReturn from '../../resources/sales/orderReturn/texts/zh.ts'
import page from '../../resources/content/page/texts/zh.ts'
import payment from '../../resources/sales/payment/texts/zh.ts'
import pincode from '../../resources/delivery/pincode/texts/zh.ts'
import policyAcceptance from '../../resources/content/policyAcceptance/texts/zh.ts'
import product from '../../resources/catalogue/product/texts/zh.ts'
import productCategory from '../../resources/catalogue/productCategory/texts/zh.ts'
import productOption from '../../resources/catalogue/productOption/texts/zh.ts'
import rating from '../../resources/customers/rating/texts/zh.ts'
import reason from '../../resources/settings/reason/texts/zh.ts'
import redirect from '../../resources/shared/redirect/texts/zh.ts'
import refund from '../../resources/sales/refund/texts/zh.ts'
import searchTerm from '../../resources/content/searchTerm/texts/zh.ts'
import seo from '../../resources/content/seo/texts/zh.ts'
import shipment from '../../resources/sales/shipment/texts/zh.ts'
import sizeChart from '../../resources/catalogue/sizeChart/texts/zh.ts'
import state from '../../resources/delivery/state/texts/zh.ts'
import stockLevel from '../../resources/catalogue/stockLevel/texts/zh.ts'
import stockLocation from '../../resources/catalogue/stockLocation/texts/zh.ts'
import stockMovement from '../../resources/catalogue/stockMovement/texts/zh.ts'
import stockTransfer from '../../resources/catalogue/stockTransfer/texts/zh.ts'
import subAdmin from '../../resources/staff/subAdmin/texts/zh.ts'
import subAdminRole from '../../resources/staff/subAdminRole/texts/zh.ts'
import suppressedAddress from '../../resources/messages/suppressedAddress/texts/zh.ts'
import tag from '../../resources/catalogue/tag/texts/zh.ts'
import taxCategory from '../../resources/catalogue/taxCategory/texts/zh.ts'
import template from '../../resources/messages/template/texts/zh.ts'
import widget from '../../resources/content/widget/texts/zh.ts'
import wishlistItem from '../../resources/sales/wishlistItem/texts/zh.ts'
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
