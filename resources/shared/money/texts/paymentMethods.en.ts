/** The ways of paying, as orders and carts say them. */
export default {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  payLater: 'Pay later',
  cod: 'COD',
  bankTransfer: 'Bank transfer',
  storeCredit: 'Store credit',
  giftCard: 'Gift card',
  manual: 'By hand',
}
