import type { Destination } from './destinations.ts'
import type { Withdrawal } from './use-withdrawal.ts'

/** One request of a plan: what goes where, and why there. */
export interface PlanPart {
  readonly destination: Destination
  /** Minor units. */
  readonly amount: number
  readonly why: 'back' | 'rest'
}

/** How an amount is paid out, or why it cannot be as it is. */
export type Plan =
  | { readonly type: 'parts'; readonly parts: readonly PlanPart[] }
  /** Something must go back by a method for which nothing is saved. */
  | { readonly type: 'missing'; readonly method: string; readonly amount: number }
  /** The last part is less than its method pays: `most` is the next amount below, `least` the next above. */
  | {
      readonly type: 'small'
      readonly part: PlanPart
      readonly most: number
      readonly least: number
    }
  /** More than `most` at once cannot go where the player chose. */
  | { readonly type: 'large'; readonly most: number }
  | { readonly type: 'tooMany' }

type PayBack = Withdrawal['payBack'][number]

interface Wish {
  /** Minor units. */
  readonly amount: number
  /** Where the player wants to be paid. */
  readonly to: Destination
  readonly destinations: readonly Destination[]
  readonly payBack: readonly PayBack[]
  /** So many more withdrawals may be under way. */
  readonly room: number
}

/**
 * Splits an amount into the requests that the closed loop wants: what was paid in goes back the way it came, and what is left goes where
 * the player chose. The house looks at each part again, in this order. Pure.
 */
export function planOf({ amount, to, destinations, payBack, room }: Wish): Plan {
  const own = sum(payBack.filter((back) => isWay(back, to)))
  const others = payBack.filter((back) => !isWay(back, to))
  const first = Math.min(amount, own)
  const rest = amount - own - sum(others)
  const parts: PlanPart[] = []
  // What is left over travels together with what must go back there, once nothing else stands before it.
  let left = rest > 0 ? sum(others) : amount - first
  if (rest <= 0 && first > 0) parts.push(...inPieces({ destination: to, amount: first }))
  for (const back of others) {
    if (left === 0) break
    const destination = destinations.find((one) => isWay(back, one))
    if (!destination) return { type: 'missing', method: back.method, amount: back.amount }
    const piece = Math.min(left, back.amount)
    parts.push(...inPieces({ destination, amount: piece }))
    left -= piece
  }
  if (rest > 0) parts.push({ destination: to, amount: own + rest, why: 'rest' })
  return faultOf(parts, room) ?? { type: 'parts', parts }
}

/** The most (minor units) that can be asked for at once. */
export function mostOf(
  { method }: Destination,
  { available, elsewhere }: { readonly available: number; readonly elsewhere: number },
): number {
  return Math.min(available, elsewhere + method.withdrawal.max)
}

/** What must go back by other ways (minor units) before all ways are open to this one. */
export const elsewhereOf = (to: Destination, payBack: readonly PayBack[]): number =>
  sum(payBack.filter((back) => !isWay(back, to)))

const isWay = (back: PayBack, { saved }: Destination): boolean =>
  back.method === saved.method && (back.userPMId === null || back.userPMId === saved.userPMId)

const sum = (backs: readonly PayBack[]): number =>
  backs.reduce((all, { amount }) => all + amount, 0)

/** What must go back may be more than its method pays at once. */
function inPieces({ destination, amount }: Omit<PlanPart, 'why'>): readonly PlanPart[] {
  const count = Math.ceil(amount / destination.method.withdrawal.max)
  const each = Math.floor(amount / count)
  return Array.from({ length: count }, (_, index) => ({
    destination,
    amount: index === count - 1 ? amount - each * (count - 1) : each,
    why: 'back',
  }))
}

function faultOf(parts: readonly PlanPart[], room: number): Plan | null {
  const before = (part: PlanPart) => totalOf(parts) - part.amount
  const small = parts.find(({ amount, destination }) => amount < destination.method.withdrawal.min)
  if (small) {
    const { min } = small.destination.method.withdrawal
    return { type: 'small', part: small, most: before(small), least: before(small) + min }
  }
  const large = parts.find(({ amount, destination }) => amount > destination.method.withdrawal.max)
  if (large) {
    return { type: 'large', most: before(large) + large.destination.method.withdrawal.max }
  }
  return parts.length > room ? { type: 'tooMany' } : null
}

/** Minor units of all parts together. */
export const totalOf = (parts: readonly Pick<PlanPart, 'amount'>[]): number =>
  parts.reduce((all, { amount }) => all + amount, 0)
