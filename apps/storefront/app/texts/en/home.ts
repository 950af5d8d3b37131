export const home = {
  title: '{brand} – every round can be checked',
  description:
    'Play Castle of Horror with free play money. Every outcome is fixed before you bet and can be recomputed in your own browser afterwards.',
  heading: '{brand}',
  newGame: 'New in the house',
  group: {
    slots: 'Slot',
    poker: 'Video poker',
    table: 'Table game',
    roulette: 'Roulette',
    keno: 'Keno',
  },
  leads: {
    'castle-of-horror':
      'A cold light behind every window, and something on the stairs. Free spins hold their wilds, and the cellar keeps a choice for you.',
  },
  anyLead: 'Made by the house, certified to the last digit.',
  play: 'Play {game}',
  playNow: 'Play now',
  signUpToPlay: 'Sign up and play',
  free: '10,000.00 Cr of play money are waiting. No deposit, no card.',
  rtp: 'RTP',
  rtpMeans:
    'Of all stakes, this share comes back as wins over very many rounds. Exact, not estimated.',
  volatility: 'Volatility',
  volatilityOf: '{level} of 5',
  topWin: 'Top win',
  topWinOf: '{x}× stake',
  hit: 'Any win',
  hitOf: 'every {rounds} rounds',
  stakes: 'Stakes',
  stakesOf: '{least} – {most}',
  labels: {
    games: '{count}+ games',
    slots: '{count}+ slots',
    poker: '{count}+ poker',
    jackpot: '{count}+ jackpot',
  },
  lastPlayed: 'Last played',
  winners: 'Won just now',
  winnersLive: 'Live',
  winnersNone:
    'Nobody has won since the house opened. The first win appears here the moment it is paid.',
  on: 'on {game}',
  fairHeading: 'You do not have to trust us',
  fairLead:
    'Each round is fixed before you press the button, and you can prove afterwards that we did not touch it. In three steps:',
  steps: [
    {
      title: 'We seal a number',
      text: 'Before your first round the house draws a secret number and shows you its fingerprint, so it cannot be swapped later. This is one, drawn as a seal.',
    },
    {
      title: 'You add your own',
      text: 'Your own words are mixed into every round, with a counter that never skips. Neither side can steer what comes out.',
    },
    {
      title: 'Your browser checks',
      text: 'We open the seal when you ask. Your browser then works out every reel, line and free spin again and compares.',
    },
  ],
  stepSeal: 'Seal of {hash}',
  stepAgrees: 'Seal, reels and pay agree',
  verifyLink: 'Verify a round yourself',
  fairLink: 'How it works in detail',
  moneyHeading: 'Two kinds of money, never mixed',
  playMoneyTitle: 'Play money',
  playMoneyText:
    'You begin with 10,000.00 Cr, free. Credits cannot be bought and never become cash, so nothing is at stake but the evening. When fewer than 100.00 Cr are left, fill up again.',
  testMoneyTitle: 'Test money',
  testMoneyText:
    'In this demo an account can also hold dollars of the sandbox. They behave as real money will: same ledger, same checks, same history. They are worth nothing and cannot be paid out.',
  realMoneyTitle: 'Cash',
  realMoneyText:
    'Real money is kept in accounts of its own on the same ledger. Every cent that moves has an entry with the balance before and after it.',
  careHeading: 'A game, not an income',
  careText:
    'Over time the house keeps a small part of every stake: that is the price of the evening. Play with what you can spare, stop while it is fun, and talk to somebody if it no longer is.',
  careLink: 'Responsible gaming',
  replayNote: 'Every round stays in your history, with a replay.',
}
