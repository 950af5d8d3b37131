import type { AccountFacts } from '#modules/play'

interface Asked {
  readonly account: Pick<AccountFacts, 'suspended' | 'flags'>
}

/**
 * May games be suggested to this player? Not to one who is suspended, nor to one whose password is in doubt: it may be somebody else who
 * looks. Who only lists what there is, or what the player has played or marked himself, need not ask.
 */
export const mayPromote = ({ account }: Asked): boolean =>
  !account.suspended && !account.flags.passwordRecovery
