import type { OfferedMethod } from '#modules/cashier'
import { StartFault } from '#platform/start-fault'
import type { MethodOffer } from './method-offer.ts'
import type { OpenedProvider } from './provider-kind.ts'

/**
 * What is offered now: each method by the first of its providers that is set up, or by the one that the operator chose.
 * @param providerOf the operator's choices, by method.
 * @throws StartFault for a choice that cannot be.
 */
export function offeredMethods(
  offers: readonly MethodOffer[],
  providers: ReadonlyMap<string, OpenedProvider>,
  providerOf: Readonly<Record<string, string>>,
): () => readonly OfferedMethod[] {
  const sentences = Object.entries(providerOf).flatMap(([name, provider]) => {
    const offer = offers.find(({ method }) => method.name === name)
    if (!offer) return [`PAYMENTS_METHODS names ${name}, which is no method.`]
    if (!offer.providers.includes(provider))
      return [`PAYMENTS_METHODS: ${provider} cannot move ${name}.`]
    return providers.has(provider) ? [] : [`PAYMENTS_METHODS: ${provider} is not set up.`]
  })
  if (sentences.length > 0) throw new StartFault(sentences)
  return () =>
    offers.flatMap(({ method, countries, providers: able }) => {
      const chosen = providerOf[method.name]
      for (const id of chosen === undefined ? able : [chosen]) {
        const opened = providers.get(id)
        if (!opened || opened.isOffered?.() === false) continue
        const { sandbox } = opened.provider
        return [{ method: { ...method, sandbox }, provider: id, countries }]
      }
      return []
    })
}
