/** What stands around written pages and in the tables that are made from data. */
export const content = {
  around: {
    contents: 'On this page',
    updated: 'Last changed on {day}',
    inForce: 'In force since {day}',
    related: 'Read on',
    otherLanguage: 'This page is available in English.',
  },
  contact: {
    heading: 'Ways to reach us',
    chat: 'Live chat',
    chatText:
      'The button at the bottom of every page opens it. You are asked for your consent first.',
    mail: 'E-mail',
    mailText: 'Name the game and the number of the round if it is about one.',
    none: 'This installation has neither an address for letters nor a chat. Whoever runs it sets them up; until then nobody can be reached from here.',
  },
  tables: {
    wagering: {
      game: 'Game',
      counts: 'Counts towards wagering',
      per: 'To wager {amount}, stake',
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
      turnover: 'From a lifetime turnover of',
      comp: 'Comp points',
      cashback: 'Cashback',
      levels: {
        none: 'Without a level',
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
      none: 'No way to pay is set up in this installation.',
      blocks: { one: '{count} confirmation', other: '{count} confirmations' },
    },
    help: {
      who: 'Who helps',
      reach: 'How to reach them',
      everywhere: 'Everywhere',
    },
  },
}
