import type { MissedMethod, OfferedMethod } from '#modules/cashier'
import { StartFault } from '#platform/start-fault'
import type { MethodOffer } from './method-offer.ts'
import type { OpenedProvider } from './provider-kind.ts'

/** What is offered now, and what a demo would offer. */
export interface Offered {
  readonly methods: () => readonly OfferedMethod[]
  readonly missed: () => readonly MissedMethod[]
}

/**
 * What is offered now: each method by the first of its providers that is set up, or by the one that the operator chose. A method is missed
 * when those of its providers that are set up are away.
 * @param providerOf the operator's choices, by method.
 * @throws StartFault for a choice that cannot be.
 */
export function offeredMethods(
  offers: readonly MethodOffer[],
  providers: ReadonlyMap<string, OpenedProvider>,
  providerOf: Readonly<Record<string, string>>,
): Offered {
  refuseWrongChoices(offers, providers, providerOf)
  /** Those who could move it, the preferred one first. */
  const moversOf = ({ method, providers: able }: MethodOffer): readonly Mover[] => {
    const chosen = providerOf[method.name]
    return (chosen === undefined ? able : [chosen]).flatMap((id) => {
      const opened = providers.get(id)
      return opened ? [{ id, sandbox: opened.provider.sandbox, away: opened.away?.() ?? null }] : []
    })
  }
  return {
    methods: () =>
      offers.flatMap((offer) => {
        const mover = moversOf(offer).find(({ away }) => away === null)
        if (!mover) return []
        const { id, sandbox } = mover
        return [{ method: { ...offer.method, sandbox }, provider: id, countries: offer.countries }]
      }),
    missed: () =>
      offers.flatMap((offer) => {
        const movers = moversOf(offer)
        const [first] = movers
        if (!first || first.away === null || movers.some(({ away }) => away === null)) return []
        const method = { ...offer.method, sandbox: first.sandbox }
        return [{ method, why: first.away, countries: offer.countries }]
      }),
  }
}

interface Mover {
  readonly id: string
  readonly sandbox: boolean
  readonly away: MissedMethod['why'] | null
}

function refuseWrongChoices(
  offers: readonly MethodOffer[],
  providers: ReadonlyMap<string, OpenedProvider>,
  providerOf: Readonly<Record<string, string>>,
): void {
  const sentences = Object.entries(providerOf).flatMap(([name, provider]) => {
    const offer = offers.find(({ method }) => method.name === name)
    if (!offer) return [`PAYMENTS_METHODS names ${name}, which is no method.`]
    if (!offer.providers.includes(provider))
      return [`PAYMENTS_METHODS: ${provider} cannot move ${name}.`]
    return providers.has(provider) ? [] : [`PAYMENTS_METHODS: ${provider} is not set up.`]
  })
  if (sentences.length > 0) throw new StartFault(sentences)
}
