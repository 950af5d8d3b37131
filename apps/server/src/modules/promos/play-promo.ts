import { mysteryPrizes, prizeIn } from '@fairhouse/contract/promo-rules'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { amount } from '@fairhouse/money'
import { giveOrRefuse, refusable } from '#modules/loyalty'
import { bettingCurrency, giveCredits, readPurse } from '#modules/wallet'
import type { Answer, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { barOf } from './bar-of.ts'
import { drawPromo, type PromoMove } from './drawn.ts'
import type { PromoNeeds } from './needs.ts'
import { periodAt } from './period.ts'
import type { SeedOwner } from './promo-secrets.ts'
import { lockPromise, markPlayed, type StoredPlay, type StoredPromise } from './store/plays.ts'
import { shownPromo } from './tell-promos.ts'

export const playMiniSlot =
  (needs: PromoNeeds): Answer<'miniSlotPromo'> =>
  ({ player }, body) =>
    answered(needs, player, { ...body, move: { promo: 'miniSlot', box: null } })

export const playMystery =
  (needs: PromoNeeds): Answer<'monthlyMysteryPromo'> =>
  async ({ player }, { box, ...body }) =>
    box < mysteryPrizes.length
      ? answered(needs, player, { ...body, move: { promo: 'mystery', box } })
      : { refused: 'formInvalid', invalidFields: { box: 'aboveMaximum' } }

/** What a player asks for. */
interface Wish {
  readonly requestKey: string
  readonly clientSeed: string
  /** The promise that the player saw. */
  readonly serverSeedHash: string
  readonly move: PromoMove
}

async function answered(needs: PromoNeeds, player: PlayerId, wish: Wish) {
  const before = await needs.playerStatus(player)
  const refused = await refusable(needs.database, (tx) =>
    playOnce(needs, tx, { player, wish, before }),
  )
  if (refused) return refused
  needs.tellPlayers([player])
  const promo = await shownPromo(needs, player, wish.move.promo)
  return { reply: { promo, userStatus: await needs.playerStatus(player) } }
}

/** Plays a small game: the draw, what it gives and that it was played are one transaction. The same key plays once. */
async function playOnce(
  needs: PromoNeeds,
  tx: Transaction,
  asked: {
    readonly player: PlayerId
    readonly wish: Wish
    readonly before: PlayerStatus
  },
): Promise<Refused | null> {
  const { player, wish, before } = asked
  const { promo } = wish.move
  const owner = { player, promo, period: periodAt(promo, needs.clock.now()).name }
  const promised = await lockPromise(tx, owner)
  if (promised?.seedHash !== wish.serverSeedHash)
    return { refused: 'notPermitted', because: 'promoMoved' }
  if (promised.play) return repeated(promised.play, wish)
  if ((await barOf(needs, tx, player, before)) !== null)
    return { refused: 'notPermitted', because: 'bonusRestricted' }
  return draw(needs, tx, { owner, promised, wish })
}

/** The no to a second play; null when it is the first one asked for again. */
function repeated(play: StoredPlay, { requestKey, clientSeed, move }: Wish): Refused | null {
  if (play.requestKey !== requestKey) return { refused: 'notPermitted', because: 'promoTaken' }
  const isSame = play.clientSeed === clientSeed && play.box === move.box
  return isSame ? null : { refused: 'requestKeyReused' }
}

interface Drawing {
  readonly owner: SeedOwner
  readonly promised: StoredPromise
  readonly wish: Wish
}

async function draw(
  needs: PromoNeeds,
  tx: Transaction,
  { owner, promised, wish }: Drawing,
): Promise<null> {
  const { requestKey, clientSeed, move } = wish
  const seed = needs.secrets.open(owner, promised.sealed)
  const drawn = drawPromo({ serverSeed: seed, clientSeed }, move)
  const currency = bettingCurrency((await readPurse(tx, owner.player)).userType)
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
  if (prize > 0) await give(needs, tx, { owner, prize, currency })
  return null
}

const reasons = { miniSlot: 'Mini slot', mystery: 'Monthly mystery' } as const

async function give(
  needs: PromoNeeds,
  tx: Transaction,
  won: {
    readonly owner: SeedOwner
    readonly prize: number
    readonly currency: ReturnType<typeof bettingCurrency>
  },
): Promise<void> {
  const { owner, prize, currency } = won
  const { player, promo, period } = owner
  const sum = amount(BigInt(prize))
  if (currency === 'CREDIT') {
    await needs.touchSeat(tx, player)
    const id = uuidV7(needs.clock.now())
    return giveCredits(tx, { id, player, amount: sum, reason: 'promoCredits' })
  }
  const grant = { key: `${promo}:${period}`, player, type: 'mystery', amount: sum } as const
  await giveOrRefuse(needs.giveGrant, tx, { ...grant, reason: reasons[owner.promo] })
}
