import { isPlace, type Rules } from '@fairhouse/jurisdictions'
import { type Amount, amount } from '@fairhouse/money'

/** So many payments, and so much, within a time. */
export interface Pace {
  readonly hours: number
  readonly count: number
  readonly sum: Amount
}

/** An account that is at least so old and has bet at least so much in all may have so much a day approved without people. */
export interface Standing {
  readonly days: number
  readonly turnover: Amount
  readonly upTo: Amount
}

/** When payments look like something that people must see. */
export interface PatternRules {
  /** Sums kept just below `threshold`: `count` of at least `nearShare` hundredths of it within a day, or `many` smaller ones that come to `sum`. */
  readonly structuring: {
    readonly threshold: Amount
    readonly nearShare: bigint
    readonly count: number
    readonly many: number
    readonly sum: Amount
  }
  /** Paid out although less than `playedShare` hundredths of what was paid in within `days` was bet; from this sum on. */
  readonly withoutPlay: {
    readonly days: number
    readonly from: Amount
    readonly playedShare: bigint
  }
  /** As often within `days`, what came in went out again, but for `apartShare` hundredths. */
  readonly roundTrips: {
    readonly days: number
    readonly count: number
    readonly from: Amount
    readonly apartShare: bigint
  }
  /**
   * `count` times within a day two stakes on opposite sides of a game, no more than `seconds` and `apartShare` hundredths apart, that come to `from` together: in one round,
   * in two games of one account, or by accounts that share a browser or a destination.
   */
  readonly oppositeStakes: {
    readonly seconds: number
    readonly count: number
    readonly from: Amount
    readonly apartShare: bigint
  }
  /** Other accounts that use the same destination or the same browser, from which on somebody looks; null: not looked at. */
  readonly sharedDestination: number | null
  readonly sharedBrowser: number | null
}

/** What payments may be at a place. Amounts are cents. */
export interface PaymentRulesAt {
  /** A pending withdrawal may be taken back by its player. */
  readonly mayReverse: boolean
  /** All of these hold for paying in. */
  readonly depositPaces: readonly Pace[]
  /** One of these passed: people look at the withdrawal. */
  readonly withdrawalPaces: readonly Pace[]
  /** Who a player is must be known once his withdrawals come to more than this, with the one that is asked for. */
  readonly unknownUpTo: Amount
  /** Without people, the most that any of these gives. */
  readonly standings: readonly Standing[]
  /** From this sum within a day on it takes two people. */
  readonly twoPeopleFrom: Amount
  /** To a destination known for less than `hours`, more than `upTo` waits for people. */
  readonly newDestination: { readonly hours: number; readonly upTo: Amount }
  /** Coins within a day above this go to a wallet only once its player has shown that it is theirs. */
  readonly walletProofAbove: Amount
  /** For so many days after money was taken back by an issuer or a chain, people look at every withdrawal. */
  readonly afterReversalDays: number
  readonly patterns: PatternRules
}

const dollars = (whole: number): Amount => amount(BigInt(whole) * 100n)
const day = 24
const week = 7 * day

const patterns: PatternRules = {
  // FATF recommendation 16 draws its line at USD 1 000.
  structuring: {
    threshold: dollars(1_000),
    nearShare: 90n,
    count: 3,
    many: 10,
    sum: dollars(4_000),
  },
  withoutPlay: { days: 30, from: dollars(100), playedShare: 50n },
  roundTrips: { days: 7, count: 3, from: dollars(100), apartShare: 5n },
  oppositeStakes: { seconds: 60, count: 5, from: dollars(200), apartShare: 10n },
  sharedDestination: 1,
  sharedBrowser: 2,
}

/** The house's own rules: they stand where no jurisdiction asks for others. */
const houseRules: PaymentRulesAt = {
  mayReverse: true,
  depositPaces: [
    { hours: day, count: 50, sum: dollars(20_000) },
    { hours: week, count: 150, sum: dollars(50_000) },
  ],
  withdrawalPaces: [
    { hours: day, count: 10, sum: dollars(5_000) },
    { hours: week, count: 30, sum: dollars(15_000) },
  ],
  // Directive (EU) 2015/849, article 11 (d): EUR 2 000.
  unknownUpTo: dollars(2_000),
  // Levels of loyalty are turnover as well (mission: bronze 5 000, silver 25 000, gold 100 000).
  standings: [
    { days: 0, turnover: dollars(0), upTo: dollars(200) },
    { days: 30, turnover: dollars(5_000), upTo: dollars(500) },
    { days: 90, turnover: dollars(25_000), upTo: dollars(900) },
  ],
  twoPeopleFrom: dollars(1_000),
  newDestination: { hours: day, upTo: dollars(500) },
  walletProofAbove: dollars(1_000),
  afterReversalDays: 180,
  patterns,
}

/** For who is from nobody knows where: nothing is taken back, and nothing leaves before it is known who asks. */
const strictest: PaymentRulesAt = {
  ...houseRules,
  mayReverse: false,
  depositPaces: [
    { hours: day, count: 10, sum: dollars(1_000) },
    { hours: week, count: 30, sum: dollars(2_000) },
  ],
  withdrawalPaces: [
    { hours: day, count: 3, sum: dollars(1_000) },
    { hours: week, count: 10, sum: dollars(2_000) },
  ],
  unknownUpTo: dollars(0),
  standings: [{ days: 0, turnover: dollars(0), upTo: dollars(100) }],
  newDestination: { hours: 3 * day, upTo: dollars(100) },
  walletProofAbove: dollars(0),
}

/** The rules of payments for who lives there: the house's own, or its strictest for what is no country, held to what the place asks for. */
export function paymentRulesAt(
  home: string,
  { payments, deposits, identityBefore }: Pick<Rules, 'payments' | 'deposits' | 'identityBefore'>,
): PaymentRulesAt {
  const own = isPlace(home) ? houseRules : strictest
  return {
    ...own,
    mayReverse: own.mayReverse && payments.mayReverse,
    depositPaces: [
      ...own.depositPaces,
      ...deposits.most.map(({ days, sum }) => ({
        hours: days * day,
        count: Number.MAX_SAFE_INTEGER,
        sum: amount(BigInt(sum)),
      })),
    ],
    unknownUpTo: identityBefore === 'sum' ? own.unknownUpTo : dollars(0),
  }
}

/** Everybody who tries a demo has the same test cards and addresses, and often several accounts in one browser: that says nothing. */
export const withTestMoney = (rules: PaymentRulesAt): PaymentRulesAt => ({
  ...rules,
  patterns: { ...rules.patterns, sharedDestination: null, sharedBrowser: null },
})
