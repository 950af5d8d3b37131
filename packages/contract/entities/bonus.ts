import { z } from 'zod'
import { gameKinds } from './game-words.ts'

const minorUnits = z.int().min(0)

const stateNumber = z.int().min(0).max(8)
const typeNumber = z.int().min(1).max(9)

/** The bonus of a player, as his status tells it (specification, section 3). Amounts are minor units, times ISO 8601. */
export const bonusData = z.object({
  /** Kinds of games that it may be played in; progressive games count for none. */
  allowedGames: z.array(z.enum(gameKinds)),
  /** Single games beside those, by id. */
  allowedGamesExpanded: z.array(z.int()),
  /** What was given; of an offer that waits for a deposit, the most that it can give. */
  bonusAmount: minorUnits,
  /** Money on the grant now. */
  bonusBalance: minorUnits,
  /** By which it is claimed and cancelled: its code, or its id. */
  bonusCode: z.string(),
  bonusState: stateNumber,
  bonusType: typeNumber,
  /** What of the balance is above what was given. */
  bonusWinnings: minorUnits,
  canCancel: z.boolean(),
  /** The next deposit is matched. */
  canMatch: z.boolean(),
  dateClaimed: z.iso.datetime(),
  /** Until then a deposit brings it; null where it waits for none. */
  depositBy: z.iso.datetime().nullable(),
  /** When it ends; null as long as nothing runs. */
  expiresIn: z.iso.datetime().nullable(),
  freeSpinsOnGameId: z.int().nullable(),
  initialRemainingFreeSpins: z.int().min(0),
  /** The only game that can be played now. */
  lockedByGameId: z.int().nullable(),
  /** The most that becomes cash; null: all of it. */
  maxCashout: minorUnits.nullable(),
  maxDepositAmount: minorUnits.nullable(),
  minDepositAmount: minorUnits.nullable(),
  /** What is still to be wagered. */
  needToWager: minorUnits,
  remainingFreeSpins: z.int().min(0),
  totalWinFromFreeSpins: minorUnits,
})
export type BonusData = z.infer<typeof bonusData>

/** A grant in the list of a player's own. */
export const grantShown = z.object({
  id: z.string(),
  /** Of its offer: `Welcome Bonus`; null for what has none. */
  name: z.string().nullable(),
  /** Address of its page below `/promotions`; null for what has none. */
  promotion: z.string().nullable(),
  ...bonusData.shape,
  /** What had to be wagered in all, and what of it counts so far. */
  toWager: minorUnits,
  wagered: minorUnits,
  /** The highest bet while it is active; null where none holds. */
  highestStake: minorUnits.nullable(),
  /** What it paid into the balance when it was completed. */
  paidOut: minorUnits,
  endedAt: z.iso.datetime().nullable(),
})
export type GrantShown = z.infer<typeof grantShown>

/** Why an offer is not to be had now; sentences under `cashierBonus.why.<…>`. */
export const offerReasons = [
  'playMoney',
  'restricted',
  'notNow',
  'taken',
  'usedUp',
  'noGame',
] as const
export type OfferReason = (typeof offerReasons)[number]

/** An offer as it stands for one player. Amounts are minor units. */
export const offerShown = z.object({
  promotion: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  bonusType: typeNumber,
  /** `open`: may be claimed now. `taken`: it is among the player's grants. */
  state: z.enum(['open', 'taken', 'closed']),
  why: z.enum(offerReasons).nullable(),
  /** When it can be claimed next; null: not known, or now. */
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  /** Part of the deposit, in percent; null where it is no match. */
  percent: z.int().nullable(),
  /** The most that it gives; of free spins their stakes together. */
  most: minorUnits,
  minDeposit: minorUnits.nullable(),
  /** Only deposits in coins bring it. */
  cryptoOnly: z.boolean(),
  /** Times that it has to be wagered. */
  wagering: z.number().min(0),
  maxCashout: minorUnits.nullable(),
  spins: z
    .object({ count: z.int(), stake: minorUnits, gameId: z.int(), uri: z.string() })
    .nullable(),
})
export type OfferShown = z.infer<typeof offerShown>

/** What becomes of a grant's money if it is cancelled now, to the cent. */
export const cancelPreview = z.object({
  /** Money on the grant that goes. */
  goes: minorUnits,
  /** Money of the player's own that stays: the balance. */
  stays: minorUnits,
  spinsGone: z.int().min(0),
})
export type CancelPreview = z.infer<typeof cancelPreview>

/** A round in the wagering ledger of a bonus. Amounts are minor units. */
export const wageredRound = z.object({
  roundId: z.string(),
  gameId: z.int(),
  uri: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
  finished: z.boolean(),
  /** A free spin: it counts for no wagering. */
  isFreeSpin: z.boolean(),
  /** What the round cost, and what of it the bonus paid. */
  cost: minorUnits,
  fromBonus: minorUnits,
  /** What it won, and what of it the bonus got. */
  payout: minorUnits,
  toBonus: minorUnits,
  /** What it counts toward wagering, and what was still to be wagered after it. */
  counted: minorUnits,
  left: minorUnits,
})
export type WageredRound = z.infer<typeof wageredRound>
