import type { Gate } from './needs.ts'
import type { NamedGate } from './ports.ts'

/**
 * The gates in the order in which they are asked, put in order once, when all of them are there.
 * @throws Error when it is called, for a gate that has no place in the order, and for a place that has no gate: nobody plays past a gate that was forgotten.
 */
export function inOrder(
  gates: () => readonly NamedGate[],
  order: () => readonly string[],
): () => readonly Gate[] {
  let ordered: readonly Gate[] | undefined
  return () => (ordered ??= sorted(gates(), order()))
}

/** All gates as one: the first no is the answer. */
export const firstNo =
  (ordered: () => readonly Gate[]): Gate =>
  (seat, title, now) => {
    for (const gate of ordered()) {
      const no = gate(seat, title, now)
      if (no) return no
    }
    return null
  }

function sorted(gates: readonly NamedGate[], order: readonly string[]): readonly Gate[] {
  const byName = new Map(gates.map(({ name, gate }) => [name, gate]))
  const unplaced = [...byName.keys()].filter((name) => !order.includes(name))
  if (unplaced.length > 0) throw new Error(`no place in the order of gates: ${unplaced.join(', ')}`)
  return order.map((name) => {
    const gate = byName.get(name)
    if (gate === undefined) throw new Error(`no module brings the gate ${name}`)
    return gate
  })
}
