import type { GameKind } from './entities/game-words.ts'
import {
  cashbackRules,
  compPointRules,
  earningPercent,
  lottoRules,
  pointsPercentAt,
  turnoverPerTicket,
  turnoverPerToken,
  type VipLevel,
  worthOfPoints,
} from './loyalty-rules.ts'
import { promoMean } from './promo-rules.ts'

/** Of what is bet comes back so much, in millionths. */
export interface ReturnPart {
  readonly part: 'game' | 'points' | 'cashback' | 'lotto' | 'tokens'
  readonly millionths: number
}

/** What of a game and of who plays it decides what comes back. */
export interface PlayedGame {
  /** Of the game itself, as a ratio. */
  readonly rtp: number
  readonly kind: GameKind
  /** Tokens come with own games only. */
  readonly isOwn: boolean
  readonly level: VipLevel
}

const million = 1_000_000

/**
 * What comes back of real money that is bet on a game, in the long run, with all that play earns besides. Rewards count in full, though they
 * are to be wagered once. Of the lotto only what a ticket adds to the first prize counts: what else it brings depends on everybody's tickets. Pure.
 */
export function totalReturn({ rtp, kind, isOwn, level }: PlayedGame): {
  readonly parts: readonly ReturnPart[]
  /** The sum of the parts. */
  readonly millionths: number
} {
  const perPoint = worthOfPoints(100) / 100 / compPointRules.turnoverPerPoint
  const points = perPoint * (earningPercent[kind] / 100) * (pointsPercentAt(level) / 100)
  const cashback = Math.max(0, 1 - rtp) * (cashbackRules.permille[level] / 1000)
  const ratios = {
    game: rtp,
    points,
    cashback,
    lotto: lottoRules.firstPerTicket / turnoverPerTicket,
    tokens: isOwn ? promoMean('tokenTower') / turnoverPerToken : 0,
  }
  const names = ['game', 'points', 'cashback', 'lotto', 'tokens'] as const
  const parts = names.map((part) => ({ part, millionths: Math.round(ratios[part] * million) }))
  return { parts, millionths: parts.reduce((sum, { millionths }) => sum + millionths, 0) }
}
