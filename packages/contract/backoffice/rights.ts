/** What somebody may do in the back office. A call without a right is for everybody who works here. */
export const rights = [
  'readPlayers',
  'seeContacts',
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
  'readDeeds',
] as const
export type Right = (typeof rights)[number]

export const roles = ['support', 'payments', 'risk', 'games', 'owner', 'auditor'] as const
export type Role = (typeof roles)[number]

/** Whoever talks to players or decides about them. */
const ofPlayers: readonly Right[] = ['readPlayers', 'seeContacts', 'writeNotes']

export const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  support: [...ofPlayers, 'messagePlayers', 'endSessions', 'answerComplaints', 'answerTickets'],
  payments: [
    ...ofPlayers,
    'decideWithdrawals',
    'giveBack',
    'adjustMoney',
    'settleBooks',
    'answerComplaints',
    'answerTickets',
    'readReports',
  ],
  risk: [
    ...ofPlayers,
    'decideWithdrawals',
    'decideIdentity',
    'closeFlags',
    'suspendAccounts',
    'endSessions',
    'messagePlayers',
    'answerComplaints',
    'answerTickets',
  ],
  games: ['readGames', 'switchGames', 'readReports'],
  owner: rights,
  auditor: ['readPlayers', 'readReports', 'readGames', 'readDeeds'],
}

export const may = (role: Role, right: Right): boolean => rightsOf[role].includes(right)

export const isRole = (text: string): text is Role => roles.some((role) => role === text)
