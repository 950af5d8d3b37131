import type { ExtensionPoint, Offer, Port } from './port.ts'

/** How a module gets at what other modules of its house give. */
export interface Services {
  /** Of a module at a lower level, which is there already. @throws Error when it is not. */
  readonly get: <Service extends object>(port: Port<Service>) => Service
  /** Of a module at a higher level: to be called once the house is composed, and not before. @throws Error when it is not there. */
  readonly later: <Service extends object>(port: Port<Service>) => () => Service
  /** What modules at any level added, the lower ones first: to be called once the house is composed. @throws Error before. */
  readonly all: <Item>(point: ExtensionPoint<Item>) => () => readonly Item[]
}

/** The services of one house while it is composed. */
export interface Exchange extends Services {
  readonly take: (offers: readonly Offer[]) => void
  /** Nothing is offered any more. @throws Error that names every port that was asked for and that nobody gives. */
  readonly close: () => void
}

export function createExchange(): Exchange {
  const house = {}
  const wanted = new Map<string, () => boolean>()
  let isClosed = false

  const get = <Service extends object>({ name, services }: Port<Service>): Service => {
    const service = services.get(house)
    if (service === undefined) throw new Error(`no module gives “${name}” yet`)
    return service
  }
  return {
    get,
    later: <Service extends object>(port: Port<Service>) => {
      wanted.set(port.name, () => port.services.has(house))
      let found: Service | undefined
      return () => (found ??= get(port))
    },
    all: <Item>({ name, items }: ExtensionPoint<Item>) => {
      let found: readonly Item[] | undefined
      return () => {
        if (!isClosed) throw new Error(`“${name}” is asked before all modules are there`)
        return (found ??= items.get(house) ?? [])
      }
    },
    take: (offers) => {
      for (const { into } of offers) into(house)
    },
    close: () => {
      const missing = [...wanted].flatMap(([name, isThere]) => (isThere() ? [] : [`“${name}”`]))
      if (missing.length > 0) throw new Error(`no module gives ${missing.join(', ')}`)
      isClosed = true
    },
  }
}
