/** A service that one module gives and others ask for by this object. One gives it in a house. */
export interface Port<Service extends object> {
  readonly name: string
  /** By house, of which one process may hold several. */
  readonly services: WeakMap<object, Service>
}

/** A place where any number of modules add what they have, such as a gate. */
export interface ExtensionPoint<Item> {
  readonly name: string
  readonly items: WeakMap<object, Item[]>
}

/** What a module gives to a port or adds to an extension point. */
export interface Offer {
  /** @throws Error when the port has a service in this house. */
  readonly into: (house: object) => void
}

/** @param name whose it is and what it does, as an operator reads it when nobody gives it: `cashier: rules of payments`. */
export const port = <Service extends object>(name: string): Port<Service> => ({
  name,
  services: new WeakMap(),
})

/** @param name as of a port. */
export const extensionPoint = <Item>(name: string): ExtensionPoint<Item> => ({
  name,
  items: new WeakMap(),
})

export const offer = <Service extends object>(
  { name, services }: Port<Service>,
  service: Service,
): Offer => ({
  into: (house) => {
    if (services.has(house)) throw new Error(`two modules give “${name}”`)
    services.set(house, service)
  },
})

export const contribute = <Item>({ items }: ExtensionPoint<Item>, item: Item): Offer => ({
  into: (house) => void items.set(house, [...(items.get(house) ?? []), item]),
})
