import type { OfferedMethod } from '../needs.ts'
import type { NetDeposit } from '../store/net-deposits.ts'
import type { StoredMethod } from '../store/saved-methods.ts'

/** What must go back the way it came before other ways are open. */
export interface PayBack {
  readonly method: string
  /** Of a card: the very same; else any of the method's. */
  readonly userPMId: string | null
  /** Minor units. */
  readonly amount: bigint
}

interface Known {
  readonly offered: readonly OfferedMethod[]
  readonly saved: readonly Pick<StoredMethod, 'id' | 'method' | 'can_withdraw'>[]
}

/** What of a player's deposits must go back, by method. What cannot be paid to, or is too little to be paid out, need not. Pure. */
export function payBacks(nets: readonly NetDeposit[], known: Known): PayBack[] {
  const sums = new Map<string, PayBack>()
  for (const { method, savedMethod, net } of nets) {
    const isCard = offer(known, method)?.method.kind === 'card'
    const userPMId = isCard ? savedMethod : null
    const key = `${method} ${userPMId ?? ''}`
    sums.set(key, { method, userPMId, amount: (sums.get(key)?.amount ?? 0n) + net })
  }
  return [...sums.values()].filter((one) => canGoBack(one, known))
}

function canGoBack({ method, userPMId, amount }: PayBack, known: Known): boolean {
  const found = offer(known, method)?.method
  if (!found?.withdrawal || amount <= 0n || amount < BigInt(found.withdrawal.min)) return false
  if (found.kind !== 'card') return true
  return known.saved.some(({ id, can_withdraw }) => id === userPMId && can_withdraw)
}

const offer = ({ offered }: Known, name: string): OfferedMethod | undefined =>
  offered.find(({ method }) => method.name === name)

/**
 * How much (minor units) may go to this saved method now: no more than must go back to it, as long as something must go back elsewhere;
 * else a card with a little in would be the way out for what came by another one. Null: nothing but the balance limits it. Pure.
 */
export function ceilingOf(
  backs: readonly PayBack[],
  to: Pick<StoredMethod, 'id' | 'method'>,
): bigint | null {
  const isWay = ({ method, userPMId }: PayBack) =>
    method === to.method && (userPMId === null || userPMId === to.id)
  if (backs.every(isWay)) return null
  return backs.filter(isWay).reduce((sum, back) => sum + back.amount, 0n)
}
