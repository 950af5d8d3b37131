/** What stands around written pages and in the tables that are made from data. */
export const content = {
  around: {
    contents: 'On this page',
    updated: 'Last updated on {day}',
    inForce: 'In effect since {day}',
    related: 'Related',
    otherLanguage: 'This page is available in English.',
  },
  contact: {
    heading: 'Contact us',
    chat: 'Live chat',
    chatText: 'Use the button at the bottom of every page. We ask for your consent first.',
    mail: 'Email',
    mailText: 'If it’s about a round, include the game and the round number.',
    none: 'Support isn’t set up on this site yet, so we have no email address or live chat you can use right now.',
  },
  tables: {
    wagering: {
      game: 'Game',
      counts: 'Counts toward wagering',
      per: 'To wager {amount}, bet',
      games: {
        slots: 'Slots, penny slots, Mega Matrix, keno, bingo, lottery',
        fish: 'Fish shooting',
        crash: 'Crash',
        tables: 'Roulette, video poker and other table games',
        cards: 'Blackjack, baccarat, craps',
        progressive: 'Progressive games',
      },
      never: 'not possible',
    },
    vip: {
      level: 'Level',
      turnover: 'Lifetime wagered, from',
      comp: 'Comp points',
      cashback: 'Cashback',
      levels: {
        none: 'No level',
        bronze: 'Bronze',
        silver: 'Silver',
        gold: 'Gold',
        platinum: 'Platinum',
      },
    },
    payments: {
      method: 'Method',
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      countsAfter: 'counts after {what}',
      kinds: { card: 'Card', bank: 'Bank transfer', coin: 'Coin' },
      from: 'from {amount}',
      no: 'Not offered',
      none: 'No payment methods are set up on this site.',
      blocks: { one: '{count} confirmation', other: '{count} confirmations' },
    },
    help: {
      who: 'Organization',
      reach: 'Contact',
      everywhere: 'Worldwide',
    },
  },
}
