/**
 * Where amounts stand in events, by type of event: names of members joined by points, `*` for each member of a list. An event whose type is not
 * named holds no amount.
 */
export type MoneyPaths = { readonly [type: string]: readonly string[] }

/** Members that hold amounts, as a tree; null where an amount stands. */
type Places = Map<string, Places> | null

/**
 * What makes events in minor units of events in pay units: every amount times a unit.
 * @param paths of all kinds of events that hold amounts.
 */
export function pricing(
  paths: MoneyPaths,
): <Event extends { readonly type: string }>(event: Event, unit: number) => Event {
  const byType = new Map(Object.entries(paths).map(([type, of]) => [type, placesOf(of)]))
  function priced<Event extends { readonly type: string }>(event: Event, unit: number): Event
  function priced(event: { readonly type: string }, unit: number): object {
    const places = byType.get(event.type)
    return places ? pricedMembers(event, places, unit) : event
  }
  return priced
}

function placesOf(paths: readonly string[]): Map<string, Places> {
  const root = new Map<string, Places>()
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let at = root
    for (const name of names) {
      const below = at.get(name) ?? new Map<string, Places>()
      at.set(name, below)
      at = below
    }
    at.set(last, null)
  }
  return root
}

function pricedValue(value: unknown, places: Places, unit: number): unknown {
  if (places === null) return typeof value === 'number' ? value * unit : value
  const each = places.get('*')
  if (Array.isArray(value) && each !== undefined) {
    return value.map((element) => pricedValue(element, each, unit))
  }
  return typeof value === 'object' && value !== null ? pricedMembers(value, places, unit) : value
}

function pricedMembers(members: object, places: Map<string, Places>, unit: number): object {
  const priced: Record<string, unknown> = { ...members }
  for (const [name, below] of places) {
    if (priced[name] !== undefined) priced[name] = pricedValue(priced[name], below, unit)
  }
  return priced
}
