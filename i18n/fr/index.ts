import account from './account.ts'
import adminSetting from '../../resources/settings/adminSetting/texts/fr.ts'
import attributeSet from '../../resources/catalogue/attributeSet/texts/fr.ts'
import banner from '../../resources/content/banner/texts/fr.ts'
import brand from '../../resources/catalogue/brand/texts/fr.ts'
import broadcast from '../../resources/messages/broadcast/texts/fr.ts'
import cancellationRequest from '../../resources/sales/cancellationRequest/texts/fr.ts'
import cart from '../../resources/sales/cart/texts/fr.ts'
import category from '../../resources/catalogue/category/texts/fr.ts'
import city from '../../resources/delivery/city/texts/fr.ts'
import collection from '../../resources/catalogue/collection/texts/fr.ts'
import configSetting from '../../resources/settings/configSetting/texts/fr.ts'
import contactMessage from '../../resources/customers/contactMessage/texts/fr.ts'
import country from '../../resources/delivery/country/texts/fr.ts'
import coupon from '../../resources/sales/coupon/texts/fr.ts'
import couponCode from '../../resources/sales/couponCode/texts/fr.ts'
import courier from '../../resources/delivery/courier/texts/fr.ts'
import customer from '../../resources/customers/customer/texts/fr.ts'
import customerGroup from '../../resources/customers/customerGroup/texts/fr.ts'
import deliveryZone from '../../resources/delivery/deliveryZone/texts/fr.ts'
import district from '../../resources/delivery/district/texts/fr.ts'
import informationPolicy from '../../resources/content/informationPolicy/texts/fr.ts'
import invoice from '../../resources/sales/invoice/texts/fr.ts'
import mediaFile from '../../resources/catalogue/mediaFile/texts/fr.ts'
import notification from '../../resources/messages/notification/texts/fr.ts'
import notificationKey from '../../resources/messages/notificationKey/texts/fr.ts'
import order from '../../resources/sales/order/texts/fr.ts'
import orderReturn from '../../resources/sales/orderReturn/texts/fr.ts'
import page from '../../resources/content/page/texts/fr.ts'
import payment from '../../resources/sales/payment/texts/fr.ts'
import pincode from '../../resources/delivery/pincode/texts/fr.ts'
import policyAcceptance from '../../resources/content/policyAcceptance/texts/fr.ts'
import product from '../../resources/catalogue/product/texts/fr.ts'
import productCategory from '../../resources/catalogue/productCategory/texts/fr.ts'
import productOption from '../../resources/catalogue/productOption/texts/fr.ts'
import rating from '../../resources/customers/rating/texts/fr.ts'
import reason from '../../resources/settings/reason/texts/fr.ts'
import redirect from '../../resources/shared/redirect/texts/fr.ts'
import refund from '../../resources/sales/refund/texts/fr.ts'
import searchTerm from '../../resources/content/searchTerm/texts/fr.ts'
import seo from '../../resources/content/seo/texts/fr.ts'
import shipment from '../../resources/sales/shipment/texts/fr.ts'
import sizeChart from '../../resources/catalogue/sizeChart/texts/fr.ts'
import state from '../../resources/delivery/state/texts/fr.ts'
import stockLevel from '../../resources/catalogue/stockLevel/texts/fr.ts'
import stockLocation from '../../resources/catalogue/stockLocation/texts/fr.ts'
import stockMovement from '../../resources/catalogue/stockMovement/texts/fr.ts'
import stockTransfer from '../../resources/catalogue/stockTransfer/texts/fr.ts'
import subAdmin from '../../resources/staff/subAdmin/texts/fr.ts'
import subAdminRole from '../../resources/staff/subAdminRole/texts/fr.ts'
import suppressedAddress from '../../resources/messages/suppressedAddress/texts/fr.ts'
import tag from '../../resources/catalogue/tag/texts/fr.ts'
import taxCategory from '../../resources/catalogue/taxCategory/texts/fr.ts'
import template from '../../resources/messages/template/texts/fr.ts'
import widget from '../../resources/content/widget/texts/fr.ts'
import wishlistItem from '../../resources/sales/wishlistItem/texts/fr.ts'
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

/** All that the product says in French, but for the areas: one line per subject. */
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
