import type {
  MethodTerms,
  PaymentMethod,
  SavedMethod,
} from '@fairhouse/contract/entities/payment-method'

/** A way to pay in that is offered, with what is saved of it where the player chose that. */
export interface Chosen {
  readonly method: PaymentMethod
  readonly terms: MethodTerms
  readonly saved: SavedMethod | null
}

interface Offered {
  readonly methods: readonly PaymentMethod[]
  readonly saved: readonly SavedMethod[]
}

/** How the player paid in before. */
export interface LastWay {
  readonly method: string
  /** Null: by nothing that is saved. */
  readonly userPMId: string | null
}

/** In the address, for the list of all ways. */
export const anyWay = 'any'

/** The address of a choice, below the page's own. */
export const wayTo = (method: string, userPMId?: string): string =>
  userPMId === undefined ? `?with=${method}` : `?with=${method}&saved=${userPMId}`

/**
 * What the address chooses; where it says nothing, the last way.
 * @returns null when there is nothing to go by, or what is asked for is not offered: the player chooses.
 */
export function chosenOf(
  { methods, saved }: Offered,
  query: URLSearchParams,
  lastWay: LastWay | null,
): Chosen | null {
  const asked = query.get('with') ?? lastWay?.method ?? anyWay
  const savedAsked = query.has('with') ? query.get('saved') : (lastWay?.userPMId ?? null)
  const method = methods.find(({ name }) => name === asked)
  if (!method?.deposit) return null
  const mine = saved.find(
    (one) => one.userPMId === savedAsked && one.method === method.name && one.canDeposit,
  )
  return { method, terms: method.deposit, saved: mine ?? null }
}
