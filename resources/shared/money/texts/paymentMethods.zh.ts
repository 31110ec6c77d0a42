/** The ways of paying, as orders and carts say them. */
export default {
  upi: 'UPI',
  card: '银行卡',
  netbanking: '网上银行',
  wallet: '电子钱包',
  emi: '分期付款',
  payLater: '先买后付',
  cod: '货到付款',
  bankTransfer: '银行转账',
  storeCredit: '店铺余额',
  giftCard: '礼品卡',
  manual: '手工收款',
}
