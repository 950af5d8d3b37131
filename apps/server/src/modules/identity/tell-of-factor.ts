import type { Letter } from '#modules/mail'
import type { PlayerAsk } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { IdentityNeeds } from './needs.ts'
import { addressee } from './store/addressee.ts'

export type FactorChange = Extract<Letter, { template: 'factorChanged' }>['change']

/** Tells a player by letter that a way into the account was added or taken away: whoever did not do it must hear of it. */
export async function tellOfFactor(
  needs: Pick<IdentityNeeds, 'clock' | 'postLetter'>,
  tx: Transaction,
  { ask, change }: { readonly ask: PlayerAsk; readonly change: FactorChange },
): Promise<void> {
  const { player, language, address, userAgent } = ask
  await needs.postLetter(tx, {
    template: 'factorChanged',
    ...(await addressee(tx, player)),
    change,
    at: needs.clock.now(),
    address,
    userAgent,
    link: `/${language}/security`,
  })
}
