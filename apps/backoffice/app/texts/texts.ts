import type { WaitingQueue } from '@fairhouse/contract/backoffice/waiting'

// Every sentence of the back office, which is in English. What the server names is put into words by `words.ts`.

export const shell = {
  product: 'Back office',
  skip: 'Skip to the page',
  navigation: 'Back office',
  desk: 'Desk',
  menu: 'Menu',
  signOut: 'Sign out',
  theme: 'Theme',
  loading: 'Loading',
  failed: 'That could not be loaded',
  failedText: 'Nothing was changed. Try again in a moment.',
  notYours: 'Your role may not see this',
  notYoursText: 'Ask an owner if you need it.',
  notFound: 'There is no such page',
  notFoundText: 'The address may be mistyped. Find a player with Ctrl K.',
  home: 'Home',
  more: 'Show more',
  download: { csv: 'Download CSV', xlsx: 'Download XLSX' },
  none: 'none',
}

export const places = {
  players: 'Players',
  segments: 'Segments and tags',
  payments: 'Withdrawals',
  tickets: 'Support tickets',
  adjustments: 'Adjustments',
  reports: 'Reports',
  games: 'Games',
  jackpots: 'Jackpots',
  maintenance: 'Maintenance',
  gameOrder: 'Game order',
  promotions: 'Promotions',
  tournaments: 'Tournaments',
  loyalty: 'Loyalty',
  live: 'Live',
  content: 'Banners and news',
  staff: 'Staff',
  sessions: 'Your sessions',
  signIn: 'Your sign-in',
}

export const deskPlaces = [
  ['/desk/withdrawals', 'Deciding withdrawals', 'readPlayers'],
  ['/desk/identity', 'Identity', 'readPlayers'],
  ['/desk/flags', 'Flags', 'readPlayers'],
  ['/desk/complaints', 'Complaints', 'readPlayers'],
  ['/desk/days', 'Reconciliation', null],
  ['/desk/owed', 'Owed to players', null],
  ['/desk/jackpots', 'Jackpots won', null],
  ['/desk/deeds', 'Audit log', 'readDeeds'],
  ['/desk/self', 'Your account', null],
] as const

export const search = {
  open: 'Find a player',
  openPages: 'Find a page',
  title: 'Find a player',
  hint: 'Login, email, name, phone, player or payment number, round, last four digits of a card, coin address, IP address; or the name of a page',
  pagesHint: 'The name of a page, such as Games',
  page: 'Page',
  close: 'Close',
  nobody: 'No player fits. Check the spelling, or try the beginning of a name.',
  notSearched: 'Players could not be searched. Check the connection and type again.',
  noPage: 'No page has such a name.',
  typeMore: 'There are more. Type more to narrow it down.',
  by: 'found by',
  suspended: 'suspended',
  results: 'What was found',
}

export const refusals = {
  notFound: 'It was not found.',
  soAlready: 'It is so already; nothing was changed.',
  tooLittle: 'The player does not have that much; nothing was moved.',
  ownRequest: 'You asked for it yourself. Somebody else must approve it.',
  decidedAlready: 'Somebody decided it before.',
  closed: 'The account is closed; nothing was moved.',
  closedByCase: 'Two people decide on it under “Addresses”; nothing else closes it.',
  noBonuses:
    'This player cannot get bonuses now: they play for play money, have a limit or a break, or are suspended.',
  roundOpen: 'The player has an open round. Try again when it is finished.',
  notBegun: 'It has not begun yet. It can only be voided.',
  tooMuch:
    'Prizes in dollars may come to $1,000 in all. Larger tournaments belong into the yearly series.',
  worthMore: 'It is worth more by now than when it was asked for. Decline it and ask anew.',
  stillPlayed:
    'Games still have this jackpot, or bets came to it within a day. Try again when nobody has played it for a day.',
  inThePast: 'It must begin later than now, or end later than it begins.',
  passkeyRefused: 'That passkey was not accepted. Try again.',
  tooManyPasskeys: 'You have ten passkeys. Remove one before you add another.',
  codeWrong: 'That code is wrong, expired or already used.',
  passwordWrong: 'That is not your password.',
  triedTooOften: 'Too many wrong tries. Try again in a quarter of an hour.',
  lastFactor: 'It is your only second factor. Set up another one first.',
  noSecondFactor: 'You have no second factor of that kind.',
  secondFactorNeeded: 'The password is not enough here. Use your passkey or a code.',
  tooOften: 'You have reached today’s limit for this. Ask an owner if you need more.',
} as const

export const failures = {
  notYours: 'Your role may not do that.',
  proofRequired: 'Nothing was changed: it was not confirmed that it is you.',
  bodyInvalid: 'Something in the form cannot be accepted. Notes need 3 to 500 characters.',
  notFromHere: 'This page is too old. Load it again.',
  other: 'That did not work. Check whether it was done before you try again.',
} as const

export const home = {
  title: 'What do you want to look at?',
  text: 'Press Ctrl K or / on any page to find a player by whatever you know of them.',
  waiting: 'Waits for you',
  nothingWaits: 'Nothing waits for your role. New cases appear here.',
  orMore: (count: number): string => `${count} or more`,
  queues: {
    withdrawals: 'Withdrawals to decide',
    addresses: 'Payments held for their address',
    flags: 'Flags to close',
    identity: 'Identity checks to decide',
    complaints: 'Complaints to answer',
    tickets: 'Support tickets to answer',
    adjustments: 'Adjustments for a second person',
    meterMoves: 'Jackpot moves for a second person',
    content: 'Banners and news for a second person',
  } satisfies Record<WaitingQueue, string>,
  adjustments: 'Adjustments that wait for a second person',
  noAdjustments: 'No adjustment waits.',
}
