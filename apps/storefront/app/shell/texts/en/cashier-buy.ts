/** Buying coins from a seller. */
export const cashierBuy = {
  title: 'Buy crypto – {brand}',
  heading: 'Buy crypto',
  lead: 'You pay a seller, who sends the coins to your own deposit address. We credit them like any other deposit.',
  noneTitle: 'No seller available',
  none: 'You can’t buy coins here right now. You can still deposit coins you own.',
  toDeposit: 'Go to deposit',
  backTitle: 'Your order is placed',
  back: 'The coins are on their way to your deposit address. They appear with your deposits as soon as the network sees them.',
  follow: 'Track the coins',
  coin: 'Which coin?',
  amount: 'You pay',
  currency: 'Currency',
  amountFormat: 'Enter an amount like 25.50.',
  offers: 'Offers',
  noOffer: 'No seller has an offer for this amount. Try another amount or another coin.',
  order: 'Buy',
  rate: '1 {asset} = {rate}',
  fee: '{fee} fee included',
  free: 'no fee',
  seller:
    'You pay on the seller’s own page, under the seller’s terms. The seller may ask for ID. How much you receive depends on the price when the coins are sent.',
}
