import type { Bus } from './bus.ts'
import { createLoneBus } from './lone-bus.ts'
import { createNatsBus, type NatsBusNeeds } from './nats-bus.ts'
import { createSiblingBus, type SiblingLink } from './sibling-bus.ts'

interface BusNeeds extends Omit<NatsBusNeeds, 'url'> {
  /** Null when there are no nodes on other machines. */
  readonly url: string | null
  /** To other nodes of this machine; undefined when there are none. */
  readonly link: SiblingLink | undefined
}

/** The bus that the settings ask for. NATS reaches all nodes, those of this machine too. */
export function createBus({ url, link, log, watch }: BusNeeds): Bus {
  if (url !== null) return createNatsBus({ url, log, watch })
  return link ? createSiblingBus({ link, log, watch }) : createLoneBus()
}
