import { createOutbox } from '#platform/outbox'
import type { Module, ModuleParts } from '#platform/module/module'
import type { HouseNeeds, ModuleNeeds } from '#platform/module/module-needs'
import { offer } from '#platform/module/port'
import { createExchange, type Services } from '#platform/module/services'
import { readPictures } from '#platform/web/pictures'
import { gateOrder } from '#modules/play'
import { orderOfGates } from './policy.ts'

/** A module of this house, as it was made. */
export interface Created extends ModuleParts {
  readonly name: string
}

/** Modules that know each other, in the order in which they were made. */
export interface Composed extends Services, Pick<ModuleNeeds, 'outbox' | 'pictures'> {
  readonly modules: readonly Created[]
}

/**
 * Makes the modules in the order given, each with what those before it offer.
 * @throws Error when something that a module asks for is given by nobody, or by two.
 */
export async function compose(needs: HouseNeeds, modules: readonly Module[]): Promise<Composed> {
  const { database, log, metrics } = needs
  const exchange = createExchange()
  const [outbox, pictures] = [createOutbox({ database, log }), readPictures()]
  const given: ModuleNeeds = { ...needs, ...exchange, outbox, pictures }
  exchange.take([offer(gateOrder, orderOfGates)])
  for (const { offers = [] } of modules) exchange.take(offers)
  const created: Created[] = []
  for (const { name, create } of modules) {
    const parts = (await create?.(given)) ?? {}
    exchange.take(parts.offers ?? [])
    if (parts.families) metrics.alsoTell(parts.families)
    created.push({ ...parts, name })
  }
  exchange.close()
  return { ...exchange, outbox, pictures, modules: created }
}
