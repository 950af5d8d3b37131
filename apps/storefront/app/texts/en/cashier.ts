/** What stands in the place of the cashier until it opens. */
export const cashier = {
  title: 'Cashier – {brand}',
  description: 'Deposits, withdrawals and bonuses.',
  depositHeading: 'The cashier is not open yet',
  deposit:
    'Money can neither be paid in nor out here so far. Play money is free: below its limit you can fill it up from your balance.',
  bonusHeading: 'Bonuses are not open yet',
  bonus: 'There is no bonus to claim so far. Nothing is lost by waiting.',
}
