/** The ways of paying, as orders and carts say them. */
export default {
  upi: 'UPI',
  card: 'Carte',
  netbanking: 'Banque en ligne',
  wallet: 'Portefeuille',
  emi: 'Mensualités',
  payLater: 'Paiement différé',
  cod: 'Paiement à la livraison',
  bankTransfer: 'Virement',
  storeCredit: 'Avoir',
  giftCard: 'Carte cadeau',
  manual: 'À la main',
}
