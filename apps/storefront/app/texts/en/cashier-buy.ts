/** Buying coins from a seller. */
export const cashierBuy = {
  title: 'Buy crypto – {brand}',
  heading: 'Buy crypto',
  lead: 'A seller takes your payment and sends the coins to your own deposit address. From there they count like any deposit.',
  noneTitle: 'No seller is connected',
  none: 'Coins cannot be bought here at the moment. You can still send coins that you have.',
  toDeposit: 'Go to deposit',
  backTitle: 'Your order is placed',
  back: 'The coins are on their way to your own address. As soon as they are seen on the chain, they appear with your deposits.',
  follow: 'Follow the coins',
  coin: 'Which coin?',
  amount: 'You pay',
  currency: 'Currency',
  amountFormat: 'Write the amount like 25.50.',
  offers: 'Offers',
  noOffer: 'No seller has an offer for this amount. Try another amount, or another coin.',
  order: 'Buy',
  rate: '{rate} for 1 {asset}',
  fee: 'fee {fee}, included',
  free: 'no fee',
  seller:
    'You pay at the seller’s own page, by the seller’s terms. The seller may ask who you are. What you receive depends on the price at the time of sending.',
}
