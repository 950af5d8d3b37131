import { choiceCount, type SlotRules } from './rules.ts'
import type { FreeState, OpenedChoice, PickState, SlotState } from './state.ts'

/**
 * Reads a state back from storage.
 * @throws TypeError when it is not a state that a round of these rules can be in.
 */
export function readState(rules: SlotRules, stored: unknown): SlotState {
  const state = fields(stored)
  demand(state['version'] === 1, 'version')
  const units = whole(state['units'], rules.definition.maxUnits)
  const pick = state['pick'] === null ? null : readPick(rules, state['pick'])
  const free = state['free'] === null ? null : readFree(rules, state['free'])
  const done = pick === null && free === null
  demand(state['done'] === done, 'done')
  return { version: 1, units, done, pick, free }
}

function readPick(rules: SlotRules, stored: unknown): PickState {
  const left = [...rules.definition.pick.prizes]
  const opened = list(fields(stored)['opened']).map((entry): OpenedChoice => {
    const { choice, pay } = fields(entry)
    const prize = left.indexOf(whole(pay, rules.definition.maxUnits))
    demand(prize >= 0, 'prize')
    return {
      choice: whole(choice, choiceCount(rules.definition) - 1),
      pay: left.splice(prize, 1)[0] ?? 0,
    }
  })
  demand(left.length > 0, 'a prize still closed')
  demand(new Set(opened.map(({ choice }) => choice)).size === opened.length, 'choices')
  return { opened }
}

function readFree(rules: SlotRules, stored: unknown): FreeState {
  const state = fields(stored)
  const { reels } = rules.free
  const played = whole(state['played'])
  const left = whole(state['left'])
  demand(left > 0, 'free spins left')
  const held = list(state['held']).map((reel) => whole(reel, reels.length - 1))
  demand(
    held.every((reel, i) => i === 0 || reel > (held[i - 1] ?? reel)),
    'held reels',
  )
  const stops = list(state['stops']).map((stop, i) => whole(stop, (reels[i]?.length ?? 0) - 1))
  demand(stops.length === (played === 0 ? 0 : reels.length), 'stops')
  return { left, played, pay: whole(state['pay'], rules.definition.maxUnits), held, stops }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('not a slot state: an object')
  }
  return { ...value }
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('not a slot state: a list')
  return value
}

function whole(value: unknown, most: number = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > most) {
    throw new TypeError('not a slot state: a whole number in bounds')
  }
  return value
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new TypeError(`not a slot state: ${what}`)
}
