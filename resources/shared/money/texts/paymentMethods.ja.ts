/** The ways of paying, as orders and carts say them. */
export default {
  upi: 'UPI',
  card: 'カード',
  netbanking: 'ネットバンキング',
  wallet: 'ウォレット',
  emi: '分割払い',
  payLater: '後払い',
  cod: '代金引換',
  bankTransfer: '銀行振込',
  storeCredit: 'ストアクレジット',
  giftCard: 'ギフトカード',
  manual: '手動',
}
