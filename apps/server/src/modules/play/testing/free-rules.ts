import type { PlayRules } from '@fairhouse/contract/entities/play-rules'

/** Of a place that forbids nothing. */
export const freeRules: PlayRules = {
  cycleMs: 0,
  autoplay: true,
  turbo: true,
  buy: true,
  gamble: true,
  jackpots: true,
  coach: true,
  oneSlot: false,
  maxStake: null,
}
