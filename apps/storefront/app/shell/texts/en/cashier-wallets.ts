/** Showing that a wallet is one’s own. */
export const cashierWallets = {
  title: 'Your wallets – {brand}',
  description: 'Show that a wallet is yours, so that we can pay large amounts to it.',
  heading: 'Your wallets',
  lead: 'Show once that a wallet is yours, and we can pay large amounts to it.',
  needed: 'We need this when you withdraw more than {amount} of one coin within a day.',
  emptyTitle: 'No wallets yet',
  empty: 'Add a coin address on the withdrawal page. Then you can show here that it’s yours.',
  toWithdraw: 'Back to withdrawals',
  unproven: 'Not shown to be yours yet',
  provenBy: {
    signature: 'You signed with this wallet on {date}. We can pay large amounts to it.',
    payment:
      'You paid the exact amount on {date}. Our team reviews large withdrawals to this wallet.',
    people:
      'You asked our team on {date}. They review large withdrawals to this wallet and may ask you for documents.',
  },
  way: 'How do you want to show it?',
  ways: {
    signature: 'Sign a message',
    payment: 'Make a small payment',
    people: 'Ask our team',
  },
  hints: {
    signature: 'Fastest. Costs nothing. For wallets whose keys you hold.',
    payment: 'For wallets that can’t sign, and for exchanges. The amount is added to your balance.',
    people: 'If you can do neither. It takes longer.',
  },
  signSteps: {
    copy: 'Copy this message',
    sign: 'Choose “Sign message” in your wallet, for the address {address}, and paste it',
    paste: 'Paste the signature here',
  },
  message: 'Message',
  signature: 'Signature',
  verify: 'Verify signature',
  newMessage: 'Get a new message',
  wrong:
    'This signature doesn’t belong to this message and this address. Check that you copied all of both.',
  over: 'The message has expired. Get a new one.',
  paySteps: {
    amount: 'Send exactly this amount from the wallet',
    address: 'To this address. It’s your own deposit address',
    wait: 'As soon as the payment is confirmed, it counts and is in your balance',
  },
  amount: 'Amount',
  address: 'Address',
  until: 'Valid until {time}',
  peopleText:
    'Our team reviews each large withdrawal to this wallet. We may ask you for documents first.',
  askPeople: 'Ask our team',
}
