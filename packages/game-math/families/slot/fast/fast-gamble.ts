import type { WordSource } from '@fairhouse/fairness/draw'
import { type GambleRule, isGambled } from '../gamble.ts'
import { drawBelow } from './draws.ts'

/**
 * Doubles and loses what a round won, as a player does who chooses as `anyAction` does: at each offer he takes his win or doubles it,
 * both as often, and one side as often as the other.
 * @returns what the round pays then.
 */
export function gambledAway(rule: GambleRule | undefined, won: number, words: WordSource): number {
  if (rule === undefined) return won
  let units = won
  for (let left = rule.steps; isGambled(rule, units, left); left--) {
    if (drawBelow(words, 2) === 1) return units
    const side = drawBelow(words, 2)
    units = drawBelow(words, 2) === side ? units * 2 : 0
  }
  return units
}
