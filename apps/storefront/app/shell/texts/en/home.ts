export const home = {
  title: '{brand} – our own games can be checked, round by round',
  description:
    'Play Castle of Horror with free play money. Every outcome is fixed before you bet, and you can check it in your own browser afterwards.',
  heading: '{brand}',
  newGame: 'New here',
  group: {
    slots: 'Slot',
    poker: 'Video poker',
    table: 'Table game',
    roulette: 'Roulette',
    keno: 'Keno',
  },
  leads: {
    'castle-of-horror':
      'A cold light in every window and something on the stairs. Wilds stay put in free spins, and a bonus is waiting in the cellar.',
  },
  anyLead: 'Made in-house, with every figure certified.',
  play: 'Play {game}',
  signUpToPlay: 'Sign up and play',
  free: 'Start with 10,000.00 Cr of free play money. No deposit, no card.',
  rtp: 'RTP',
  rtpMeans:
    'The share of all bets that comes back as wins over very many rounds. Calculated exactly, not estimated.',
  volatility: 'Volatility',
  volatilityOf: '{level} of 5',
  topWin: 'Top win',
  topWinOf: '{x}× bet',
  hit: 'Any win',
  hitOf: '1 in {rounds}',
  stakes: 'Bets',
  stakesOf: '{least} – {most}',
  labels: {
    games: '{count}+ games',
    slots: '{count}+ slots',
    poker: '{count}+ poker',
    jackpot: '{count}+ jackpot',
  },
  banners: 'News',
  lastPlayed: 'Last played',
  liveRooms: 'Live rooms',
  liveHere: '{count} here now',
  liveOpen: 'Open now',
  liveCrash: 'Crash, everybody in one flight',
  liveBingo: 'Bingo, everybody in one draw',
  winners: 'Latest wins',
  winnersLive: 'Live',
  winnersNone: 'No wins yet. The first one shows up here the moment it is paid.',
  on: 'on {game}',
  fairHeading: 'You don’t have to trust us',
  fairLead:
    'Every round of our own games is fixed before you press the button, and you can prove afterwards that we didn’t change it. Here’s how:',
  steps: [
    {
      title: 'We seal a number',
      text: 'Before your first round, we draw a secret number and show you its fingerprint, so we can’t swap it later. This is one, drawn as a seal.',
    },
    {
      title: 'You add your own',
      text: 'A seed made by your browser is mixed into every round, along with a counter that never skips. Neither side can steer the result.',
    },
    {
      title: 'Your browser checks',
      text: 'Ask us to open the seal. Your browser then recalculates every reel, line and free spin and compares the results.',
    },
  ],
  stepSeal: 'Seal of {hash}',
  stepAgrees: 'Seal, reels and win match',
  verifyLink: 'Verify a round',
  fairLink: 'See how it works',
  moneyHeading: 'Two kinds of money, never mixed',
  playMoneyTitle: 'Play money',
  playMoneyText:
    'You start with 10,000.00 Cr, free. You can’t buy credits or cash them out. When you drop below 100.00 Cr, top up for free.',
  testMoneyTitle: 'Test money',
  testMoneyText:
    'In this demo, an account can also hold test dollars. They work like real money: you can deposit, bet and withdraw them. They have no value.',
  realMoneyTitle: 'Cash',
  realMoneyText:
    'Real money is kept in separate accounts on the same ledger. Every cent that moves is recorded, with the balance before and after.',
  careHeading: 'Play for fun, not for income',
  careText:
    'Over time, we keep a small part of every bet: that’s what you pay for playing. Only spend what you can spare, stop when it stops being fun, and talk to someone if it’s getting hard to stop.',
  careLink: 'Responsible gaming',
}
