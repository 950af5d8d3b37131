import { factsOf, type ProvedRound } from '../../chances/proved-round.ts'
import { winsOf } from '../../chances/wins.ts'
import type { GameFacts } from '../../facts.ts'
import { item } from '../../at.ts'
import { waysToCatch } from './catches.ts'
import type { KenoDefinition } from './definition.ts'

/** Exact facts of a ticket of so many spots, whatever its numbers: every ball is as likely as any other. */
export function kenoFacts(definition: KenoDefinition, spots: number): GameFacts {
  const ticket = provedTicket(definition, spots)
  return { ...factsOf(ticket), mostUnits: ticket.maxUnits }
}

/** A ticket as a round to prove. The most that it wins is its own dearest pay, which may be less than the game's. */
export function provedTicket(
  { numbers, balls, pays, unitsPerStake }: KenoDefinition,
  spots: number,
): ProvedRound {
  const row = item(pays, spots - 1)
  const counts = new Map<number, bigint>()
  for (const [caught, ways] of waysToCatch({ numbers, balls, spots }).entries()) {
    const units = item(row, caught)
    counts.set(units, (counts.get(units) ?? 0n) + ways)
  }
  const wins = winsOf(counts)
  return {
    proof: 'C',
    chances: (chances) =>
      chances.oneOf('catches', [{ weight: 1n, wins, also: [], after: chances.nothing }]),
    price: unitsPerStake,
    unitsPerStake,
    maxUnits: Math.max(...row),
    parts: ['catches'],
    features: [],
  }
}
