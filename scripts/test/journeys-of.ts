import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn, type Tier } from './tier.ts'

/** Widths at which journeys are made: a desktop's and a phone's. */
const widths = ['desk', 'phone'] as const
export type Width = (typeof widths)[number]

const ending = '.spec.ts'
export const folder = join(import.meta.dirname, '../../apps/storefront/journeys')

/** What happens in the same way at any width is tried at one of them. Everything else is made at both. */
const atOneWidth: Readonly<Record<Width, readonly string[]>> = {
  desk: [
    'adapters',
    'challenge',
    'errors',
    'fairness',
    'faults',
    'history',
    'home',
    'house',
    'lists',
    'looks',
    'menus',
    'offline-verifier',
    'passwords',
    'tabs',
  ],
  phone: ['languages', 'line', 'resume', 'search', 'security', 'written'],
}

/** Without what these go through there is no house worth the name: they are made in every run. */
const carrying = [
  'cashier-out',
  'deposit',
  'desk',
  'faults',
  'first-visit',
  'history',
  'lists',
  'resume',
  'sign-up',
]

/** Every name above: a journey that is renamed takes its name here along. */
export const namedJourneys = [...carrying, ...atOneWidth.desk, ...atOneWidth.phone]

/** Of the others, in one run of a share. */
const othersInTurn = 3

/**
 * Names of the journeys, by the width at which a run of this tier makes them: in a share each at one width, which is the other one when all have
 * come round, and those that do not carry the product come round.
 */
export function journeysOf(tier: Tier): Readonly<Record<Width, readonly string[]>> {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted()
  const others = all.filter((name) => !carrying.includes(name))
  const made = [...carrying, ...inTurn(tier, others, othersInTurn)]
  // Not the turn: where its step divides their number, a journey would always meet turns of one parity.
  const round = Math.floor(tier.turn / others.length)
  const isMade = (name: string, width: Width): boolean => {
    const other = width === 'desk' ? 'phone' : 'desk'
    if (atOneWidth[width].includes(name)) return true
    if (atOneWidth[other].includes(name)) return false
    return tier.isAll || widths[(round + made.indexOf(name)) % widths.length] === width
  }
  return {
    desk: made.filter((name) => isMade(name, 'desk')),
    phone: made.filter((name) => isMade(name, 'phone')),
  }
}
