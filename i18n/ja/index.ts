import account from './account.ts'
import adminSetting from '../../resources/settings/adminSetting/texts/ja.ts'
import attributeSet from '../../resources/catalogue/attributeSet/texts/ja.ts'
import banner from '../../resources/content/banner/texts/ja.ts'
import brand from '../../resources/catalogue/brand/texts/ja.ts'
import broadcast from '../../resources/messages/broadcast/texts/ja.ts'
import cancellationRequest from '../../resources/sales/cancellationRequest/texts/ja.ts'
import cart from '../../resources/sales/cart/texts/ja.ts'
import category from '../../resources/catalogue/category/texts/ja.ts'
import city from '../../resources/delivery/city/texts/ja.ts'
import collection from '../../resources/catalogue/collection/texts/ja.ts'
import configSetting from '../../resources/settings/configSetting/texts/ja.ts'
import contactMessage from '../../resources/customers/contactMessage/texts/ja.ts'
import country from '../../resources/delivery/country/texts/ja.ts'
import coupon from '../../resources/sales/coupon/texts/ja.ts'
import couponCode from '../../resources/sales/couponCode/texts/ja.ts'
import courier from '../../resources/delivery/courier/texts/ja.ts'
import customer from '../../resources/customers/customer/texts/ja.ts'
import customerGroup from '../../resources/customers/customerGroup/texts/ja.ts'
import deliveryZone from '../../resources/delivery/deliveryZone/texts/ja.ts'
import district from '../../resources/delivery/district/texts/ja.ts'
import informationPolicy from '../../resources/content/informationPolicy/texts/ja.ts'
import invoice from '../../resources/sales/invoice/texts/ja.ts'
import mediaFile from '../../resources/catalogue/mediaFile/texts/ja.ts'
import notification from '../../resources/messages/notification/texts/ja.ts'
import notificationKey from '../../resources/messages/notificationKey/texts/ja.ts'
import order from '../../resources/sales/order/texts/ja.ts'
import orderReturn from '../../resources/sales/orderReturn/texts/ja.ts'
import page from '../../resources/content/page/texts/ja.ts'
import payment from '../../resources/sales/payment/texts/ja.ts'
import pincode from '../../resources/delivery/pincode/texts/ja.ts'
import policyAcceptance from '../../resources/content/policyAcceptance/texts/ja.ts'
import product from '../../resources/catalogue/product/texts/ja.ts'
import productCategory from '../../resources/catalogue/productCategory/texts/ja.ts'
import productOption from '../../resources/catalogue/productOption/texts/ja.ts'
import rating from '../../resources/customers/rating/texts/ja.ts'
import reason from '../../resources/settings/reason/texts/ja.ts'
import redirect from '../../resources/shared/redirect/texts/ja.ts'
import refund from '../../resources/sales/refund/texts/ja.ts'
import searchTerm from '../../resources/content/searchTerm/texts/ja.ts'
import seo from '../../resources/content/seo/texts/ja.ts'
import shipment from '../../resources/sales/shipment/texts/ja.ts'
import sizeChart from '../../resources/catalogue/sizeChart/texts/ja.ts'
import state from '../../resources/delivery/state/texts/ja.ts'
import stockLevel from '../../resources/catalogue/stockLevel/texts/ja.ts'
import stockLocation from '../../resources/catalogue/stockLocation/texts/ja.ts'
import stockMovement from '../../resources/catalogue/stockMovement/texts/ja.ts'
import stockTransfer from '../../resources/catalogue/stockTransfer/texts/ja.ts'
import subAdmin from '../../resources/staff/subAdmin/texts/ja.ts'
import subAdminRole from '../../resources/staff/subAdminRole/texts/ja.ts'
import suppressedAddress from '../../resources/messages/suppressedAddress/texts/ja.ts'
import tag from '../../resources/catalogue/tag/texts/ja.ts'
import taxCategory from '../../resources/catalogue/taxCategory/texts/ja.ts'
import template from '../../resources/messages/template/texts/ja.ts'
import widget from '../../resources/content/widget/texts/ja.ts'
import wishlistItem from '../../resources/sales/wishlistItem/texts/ja.ts'
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

/** All that the product says in Japanese, but for the areas: one line per subject. */
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
