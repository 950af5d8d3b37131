/** What somebody may do at the desk. Looking is for everybody who works here. */
export type Right =
  | 'decideWithdrawals'
  | 'giveBack'
  | 'decideIdentity'
  | 'closeFlags'
  | 'suspendAccounts'
  | 'answerComplaints'
  | 'settleBooks'
  | 'readDeeds'

export const roles = ['payments', 'risk', 'owner', 'auditor'] as const
export type Role = (typeof roles)[number]

const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  payments: ['decideWithdrawals', 'giveBack', 'settleBooks', 'answerComplaints'],
  risk: [
    'decideWithdrawals',
    'decideIdentity',
    'closeFlags',
    'suspendAccounts',
    'answerComplaints',
  ],
  owner: [
    'decideWithdrawals',
    'giveBack',
    'decideIdentity',
    'closeFlags',
    'suspendAccounts',
    'answerComplaints',
    'settleBooks',
    'readDeeds',
  ],
  auditor: ['readDeeds'],
}

export const may = (role: Role, right: Right): boolean => rightsOf[role].includes(right)

export const isRole = (text: string): text is Role => roles.some((role) => role === text)
