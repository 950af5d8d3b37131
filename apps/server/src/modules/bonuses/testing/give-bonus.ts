import { insertCode } from '../offers/find-offer.ts'
import type { OfferTerms } from '../offers/offer.ts'
import { newRef, type Seated, type TestProvider } from '../../providers/testing/test-provider.ts'

/** A code that anybody can claim once. */
export async function makeCode(
  { server }: Pick<TestProvider, 'server'>,
  terms: Pick<OfferTerms, 'reward' | 'times'>,
): Promise<string> {
  const code = `OTHERS-${newRef().slice(0, 8)}`.toUpperCase()
  await insertCode(server.database, {
    code,
    name: 'In games of others',
    terms: {
      ...terms,
      minDeposit: null,
      cryptoOnly: false,
      maxCashout: null,
      games: 'contributing',
    },
    usesAtMost: null,
    player: null,
    segment: null,
    startsAt: 0,
    endsAt: null,
    madeBy: 'ada',
    takesTwo: false,
    madeAt: 0,
  })
  return code
}

/** Gives a seat a bonus of so many cents. @returns its code. */
export async function giveBonus(
  provider: Pick<TestProvider, 'server'>,
  { browser }: Pick<Seated, 'browser'>,
  { amount, times }: { readonly amount: number; readonly times: number },
): Promise<string> {
  const bonusCode = await makeCode(provider, { reward: { type: 'freeChip', amount }, times })
  await browser.do('claimBonusCode', { requestKey: newRef(), bonusCode })
  return bonusCode
}

/** Plays a seat's own money away in one lost round, but for so many cents. */
export async function playAway(
  provider: Pick<TestProvider, 'tell' | 'ours'>,
  seat: Seated,
  left: number,
): Promise<void> {
  const of = {
    token: seat.token,
    request_uuid: newRef(),
    game_code: provider.ours.game,
    currency: 'USD',
    is_free: false,
    round: newRef(),
  }
  const bet = { ...of, transaction_uuid: newRef(), round_closed: false }
  await provider.tell('transaction/bet', {
    ...bet,
    amount: ((await seat.balance()) - left) * 1_000,
  })
  await provider.tell('transaction/win', {
    ...of,
    transaction_uuid: newRef(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    amount: 0,
  })
}

/** The player's own money and that of the bonus, in cents. */
export async function standingOf({ browser }: Pick<Seated, 'browser'>) {
  const { userStatus, grants } = await browser.do('readBonuses')
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  const { cash, bonusData } = userStatus
  return { cash, bonus: bonusData?.bonusBalance, left: bonusData?.needToWager, grants }
}
