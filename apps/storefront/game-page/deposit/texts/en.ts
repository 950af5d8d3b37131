/** The sentences of a deposit over a game. */
export const en = {
  title: 'Deposit',
  loading: 'Loading your payment methods',
  testMoney: 'Test money: it has no value.',
  method: 'Payment method',
  expires: (month: string) => `Expires ${month}`,
  amount: 'Amount',
  limitReached: 'Your limits leave nothing to deposit right now.',
  allowance: (amount: string) => `You can deposit up to ${amount} right now.`,
  noFee: (credited: string) => `No fee. ${credited} is added to your balance.`,
  fee: (fee: string, credited: string) => `Fee ${fee}. ${credited} is added to your balance.`,
  choose: 'Choose an amount.',
  pay: 'Deposit',
  payAmount: (amount: string) => `Deposit ${amount}`,
  noneSaved: 'You have no saved payment method yet. Deposit once in the cashier and save it there.',
  cashier: 'Open the cashier',
  limits: 'Set a deposit limit',
  newTab: 'The cashier and your limits open in a new tab. Your game stays here.',
  confirmAt: 'Your payment provider asks you to confirm. Your game stays here.',
  confirm: 'Confirm in a new tab',
  onItsWay: 'Your deposit is on its way. Your balance rises as soon as it arrives.',
  details: 'See the details in the cashier',
  declined: 'The payment didn’t go through. Your balance is unchanged.',
  notSure: 'We got no answer. Try again: the same deposit counts only once.',
  again: 'Try again',
}

export type DepositTexts = typeof en
