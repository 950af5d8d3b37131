import type { Bus } from './bus.ts'
import { createLoneBus } from './lone-bus.ts'
import { createNatsBus, type NatsBusNeeds } from './nats-bus.ts'

/** The bus that the settings ask for. @param url null when the house is one process. */
export function createBus(needs: Omit<NatsBusNeeds, 'url'> & { readonly url: string | null }): Bus {
  const { url } = needs
  return url === null ? createLoneBus() : createNatsBus({ ...needs, url })
}
