export default {
  name: 'Coupon code |||| Coupon codes',
  values: {
    state: {
      unused: 'Not used',
      reserved: 'Reserved',
      used: 'Used',
    },
  },
  views: {
    unused: 'Not used',
  },
}
