import { z } from 'zod'
import { bonusData } from './bonus.ts'

const minorUnits = z.int().min(0)

/** The flags of the specification; true means that the player must act on it. */
export const userFlags = z.object({
  birthDate: z.boolean(),
  contactAddress: z.boolean(),
  changeContactEmail: z.boolean(),
  verifyContactEmail: z.boolean(),
  password: z.boolean(),
  passwordRecovery: z.boolean(),
  phone: z.boolean(),
  terms: z.boolean(),
})

/** All that is said to who is not signed in (specification, section 3). */
export const visitorStatus = z.object({
  serverTime: z.int(),
  isLogged: z.literal(false),
})

/** Everything the house says about a signed-in player (specification, section 3). Amounts are minor units. */
export const playerStatus = z.object({
  serverTime: z.int(),
  isLogged: z.literal(true),
  /** 1 real money, 2 play money. */
  userType: z.union([z.literal(1), z.literal(2)]),
  login: z.string(),
  email: z.string(),
  avatarImageId: z.int(),
  /** `USD` for real money, `CREDIT` for play money. */
  currency: z.enum(['USD', 'CREDIT']),
  /** Plays on a made-up name, without email and password: this browser alone knows them, until they sign up. Nodes of before there were guests tell nothing of it. */
  isGuest: z.boolean().default(false),
  /** May be paid out and look at what happened, but neither play nor pay in. */
  isSuspended: z.boolean(),
  /** True for money of the sandbox: it is worth nothing, and is paid in and out by methods of the sandbox only. */
  isTestMoney: z.boolean(),
  cash: minorUnits,
  creditsFreePlay: minorUnits,
  withdrawalFund: minorUnits,
  blockedWithdrawalFund: minorUnits,
  cashInBitcoin: z.string(),
  bonusData: bonusData.nullable(),
  cashbackBonus: minorUnits,
  cashbackBonusLevel: z.int().min(1).max(5).nullable(),
  /** The most net deposit that counts for cashback, in whole dollars. */
  cashbackDeposit: z.int().min(0),
  contactBilling: z.boolean(),
  currentProgressiveLottoPrize: minorUnits,
  eligibleForLotto: z.boolean(),
  favoriteGames: z.array(z.int()),
  gameLists: z.record(z.string(), z.array(z.int())),
  /** The largest meter when the player's seat was read; what meters show since is told by `jackpots` and its topic. */
  jackpot: minorUnits,
  jackpotTokens: z.int().min(0),
  lastDepositPMType: z.string().nullable(),
  lottoTickets: z.int().min(0),
  passwordChangedRecently: z.boolean(),
  receiveNewsletter: z.boolean(),
  remainingTournamentRounds: z.int().min(0),
  totalMessagesCount: z.int().min(0),
  tournamentRank: z.int().nullable(),
  unreadMessagesCount: z.int().min(0),
  userFlags,
  vipLevel: z.int().min(0).max(4),
})

export const userStatus = z.discriminatedUnion('isLogged', [visitorStatus, playerStatus])
export type UserStatus = z.infer<typeof userStatus>
export type PlayerStatus = z.infer<typeof playerStatus>
export type VisitorStatus = z.infer<typeof visitorStatus>
