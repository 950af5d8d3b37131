/** What somebody may do in the back office. A call without a right is for everybody who works here. */
export const rights = [
  'readPlayers',
  'seeContacts',
  'showContacts',
  'decideWithdrawals',
  'giveBack',
  'decideIdentity',
  'closeFlags',
  'suspendAccounts',
  'endSessions',
  'writeNotes',
  'messagePlayers',
  'adjustMoney',
  'answerComplaints',
  'answerTickets',
  'settleBooks',
  'readReports',
  'readGames',
  'switchGames',
  'arrangeGames',
  'closeForWork',
  'readPromotions',
  'runPromotions',
  'readDeeds',
  'manageStaff',
  'watchWall',
  'editContent',
  'readSegments',
  'makeSegments',
  'tagPlayers',
  'shareViews',
  'mailReports',
] as const
export type Right = (typeof rights)[number]

export const roles = [
  'support',
  'payments',
  'risk',
  'games',
  'content',
  'owner',
  'auditor',
] as const
export type Role = (typeof roles)[number]

/** Whoever talks to players or decides about them. */
const ofPlayers: readonly Right[] = ['readPlayers', 'writeNotes', 'readSegments', 'tagPlayers']
/** Whoever decides compares names, addresses and destinations all day; who talks to players asks for the one they need. */
const ofDecisions: readonly Right[] = [...ofPlayers, 'seeContacts']

export const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  support: [
    ...ofPlayers,
    'showContacts',
    'messagePlayers',
    'endSessions',
    'answerComplaints',
    'answerTickets',
    'readPromotions',
  ],
  payments: [
    ...ofDecisions,
    'decideWithdrawals',
    'giveBack',
    'adjustMoney',
    'settleBooks',
    'shareViews',
    'answerComplaints',
    'answerTickets',
    'readReports',
    'mailReports',
    'readPromotions',
    'watchWall',
  ],
  risk: [
    ...ofDecisions,
    'decideWithdrawals',
    'decideIdentity',
    'closeFlags',
    'suspendAccounts',
    'endSessions',
    'messagePlayers',
    'answerComplaints',
    'answerTickets',
    'readPromotions',
    'watchWall',
    'makeSegments',
    'shareViews',
  ],
  games: [
    'readGames',
    'switchGames',
    'arrangeGames',
    'closeForWork',
    'readReports',
    'readPromotions',
    'runPromotions',
    'readSegments',
    'watchWall',
  ],
  content: ['editContent', 'arrangeGames', 'readSegments'],
  owner: rights,
  auditor: [
    'readPlayers',
    'readSegments',
    'readReports',
    'readGames',
    'readPromotions',
    'readDeeds',
    'watchWall',
  ],
}

export const may = (role: Role, right: Right): boolean => rightsOf[role].includes(right)

export const isRole = (text: string): text is Role => roles.some((role) => role === text)
