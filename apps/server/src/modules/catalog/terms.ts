import { ownStudio } from '@fairhouse/contract/entities/provider'
import type { CatalogueState, ProviderGame } from './catalogue-state.ts'
import type { Terms } from './rules.ts'
import type { Title } from './titles.ts'

/** Titles of ours are made for everything. */
const forEverything: Terms['made'] = { currencies: [], devices: [] }

/** On which terms a title is offered. */
export const termsOfTitle = (state: CatalogueState, { manifest }: Title): Terms => ({
  listed: true,
  made: forEverything,
  rules: rulesOf(state, manifest.id, ownStudio),
})

/** On which terms a provider's game is offered. */
export const termsOfGame = (
  state: CatalogueState,
  { provider, entry, listed }: ProviderGame,
): Terms => ({
  listed,
  made: { currencies: entry.currencies, devices: entry.devices },
  rules: rulesOf(state, entry.id, provider),
})

const rulesOf = (state: CatalogueState, gameId: number, provider: number): Terms['rules'] => [
  ...(state.gameRules.get(gameId) ?? []),
  ...(state.providerRules.get(provider) ?? []),
]
