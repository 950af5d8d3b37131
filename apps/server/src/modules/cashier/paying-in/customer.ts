import type { PlayerAsk } from '#platform/answer'
import type { Payer } from '../needs.ts'
import type { DepositRequest } from '../provider.ts'

/** What a provider is told of who pays. */
export const customerOf = (
  { address, language }: Pick<PlayerAsk, 'address' | 'language'>,
  { country, email }: Pick<Payer, 'country' | 'email'>,
): DepositRequest['customer'] => ({ address, country, email, language })
