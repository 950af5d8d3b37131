/** What one person asks for and another approves. */
export const twoPeople = {
  approve: 'Approve',
  decline: 'Decline',
  approveOf: (what: string): string => `Approve: ${what}`,
  declineOf: (what: string): string => `Decline: ${what}`,
} as const
