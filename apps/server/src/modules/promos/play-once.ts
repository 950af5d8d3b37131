import { prizeIn } from '@fairhouse/contract/promo-rules'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { refusable } from '#modules/loyalty'
import { bettingCurrency, readPurse } from '#modules/wallet'
import type { Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { barOf } from './bar-of.ts'
import { drawPromo, type PromoMove } from './drawn.ts'
import { givePrize } from './give-prize.ts'
import type { PromoNeeds } from './needs.ts'
import type { PromoOwner } from './promo-secrets.ts'
import { lockPromise, markPlayed, type StoredPlay } from './store/plays.ts'

/** What a player asks for. */
export interface PromoWish {
  readonly requestKey: string
  readonly clientSeed: string
  /** The promise that the player saw. */
  readonly serverSeedHash: string
  readonly move: PromoMove
}

/** Who plays, and what their game asks for besides. */
export interface PromoAsked {
  readonly player: PlayerId
  readonly wish: PromoWish
  /** Of the player, read beforehand. */
  readonly before: PlayerStatus
  /** Whether a promise of this period can be played now. */
  isOn(period: string): boolean
  /** Takes what a play costs, or says why not. */
  pay(tx: Transaction): Promise<Refused | null>
}

/** Everything allows the play, and its seed is sealed yet: the transaction ends before whoever opens seeds is waited for. */
class SealedYet extends Error {
  readonly owner: PromoOwner
  readonly sealed: Buffer
  constructor(owner: PromoOwner, sealed: Buffer) {
    super('a seed is sealed yet')
    this.owner = owner
    this.sealed = sealed
  }
}

/**
 * Plays a small game: what it costs, the draw, what it gives and that it was played are one transaction. The same key plays once; a promise is
 * held from its beginning to its end, so that of asks at once one plays. The seed is opened once a transaction has found that nothing stands against it.
 * @returns why not, with nothing to keep.
 * @throws Busy when nobody opens the seed now; nothing was played then.
 */
export async function playOnce(needs: PromoNeeds, asked: PromoAsked): Promise<Refused | null> {
  const attempt = (seed: Uint8Array | null) =>
    refusable(needs.database, (tx) => play(needs, tx, { asked, seed }))
  try {
    return await attempt(null)
  } catch (fault) {
    if (!(fault instanceof SealedYet)) throw fault
    return attempt(await needs.secrets.open(fault.owner, fault.sealed))
  }
}

interface Attempt {
  readonly asked: PromoAsked
  /** Null until it was opened. */
  readonly seed: Uint8Array | null
}

async function play(
  needs: PromoNeeds,
  tx: Transaction,
  { asked, seed }: Attempt,
): Promise<Refused | null> {
  const { player, wish, before } = asked
  const { serverSeedHash: hash, move } = wish
  const promised = await lockPromise(tx, { player, promo: move.promo, hash })
  if (promised?.play) return repeated(promised.play, wish)
  if (!promised || !asked.isOn(promised.period))
    return { refused: 'notPermitted', because: 'promoMoved' }
  if ((await barOf(needs, tx, player, before)) !== null)
    return { refused: 'notPermitted', because: 'bonusRestricted' }
  const unpaid = await asked.pay(tx)
  if (unpaid) return unpaid
  const owner = { player, promo: move.promo, period: promised.period }
  if (seed === null) throw new SealedYet(owner, promised.sealed)
  await draw(needs, tx, { asked, owner, seed })
  return null
}

/** The no to a second play; null when it is the first one asked for again. */
function repeated(play: StoredPlay, { requestKey, clientSeed, move }: PromoWish): Refused | null {
  if (play.requestKey !== requestKey) return { refused: 'notPermitted', because: 'promoTaken' }
  const isSame = play.clientSeed === clientSeed && play.box === move.box
  return isSame ? null : { refused: 'requestKeyReused' }
}

async function draw(
  needs: PromoNeeds,
  tx: Transaction,
  {
    asked,
    owner,
    seed,
  }: { readonly asked: PromoAsked; readonly owner: PromoOwner; readonly seed: Uint8Array },
): Promise<void> {
  const { player, wish } = asked
  const { requestKey, clientSeed, move } = wish
  const drawn = drawPromo({ serverSeed: seed, clientSeed }, move)
  const currency = bettingCurrency((await readPurse(tx, player)).userType)
  const prize = prizeIn(drawn.prize, currency)
  await markPlayed(tx, owner, {
    at: needs.clock.now(),
    requestKey,
    seed,
    clientSeed,
    box: move.box,
    outcome: drawn.outcome,
    prize,
    currency,
  })
  if (prize > 0) await givePrize(needs, tx, { owner, prize, currency })
}
