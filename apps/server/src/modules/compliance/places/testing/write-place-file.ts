import { writeFileSync } from 'node:fs'

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value }

/**
 * Writes a small MaxMind DB file (format 2.0, IPv4, records of 24 bits).
 * @param networks what is told of each: the first byte of its addresses.
 */
export function writePlaceFile(file: string, networks: Readonly<Record<number, Value>>): void {
  const nodes: [number, number][] = []
  const data: Buffer[] = []
  let at = 0
  /** Records point past the tree and 16 zeros; what they are to be is known once all nodes are. */
  const pointers = new Map<number, number>()
  const node = () => nodes.push([-1, -1]) - 1
  node()
  const step = (from: number, side: number): number => {
    const record = nodes[from]
    if (record === undefined) throw new Error('a node is missing')
    if (record[side] === -1) record[side] = node()
    return record[side] ?? 0
  }
  for (const [byte, value] of Object.entries(networks)) {
    const sides = [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (Number(byte) >> bit) & 1)
    const last = sides.slice(0, -1).reduce(step, 0)
    const id = -2 - pointers.size
    pointers.set(id, at)
    nodes[last]?.splice(sides.at(-1) ?? 0, 1, id)
    const bytes = encoded(value)
    data.push(bytes)
    at += bytes.length
  }
  const tree = Buffer.alloc(nodes.length * 6)
  for (const [index, records] of nodes.entries())
    for (const [side, record] of records.entries())
      tree.writeUIntBE(resolved(record), index * 6 + side * 3, 3)
  writeFileSync(
    file,
    Buffer.concat([
      tree,
      Buffer.alloc(16),
      ...data,
      Buffer.from('abcdef', 'hex'),
      Buffer.from('MaxMind.com'),
      encoded({
        node_count: nodes.length,
        record_size: 24,
        ip_version: 4,
        database_type: 'Test',
        languages: ['en'],
        binary_format_major_version: 2,
        binary_format_minor_version: 0,
        build_epoch: 1,
        description: { en: 'places of a test' },
      }),
    ]),
  )

  function resolved(record: number): number {
    if (record === -1) return nodes.length
    const pointer = pointers.get(record)
    return pointer === undefined ? record : nodes.length + 16 + pointer
  }
}

const types = { text: 2, number: 6, map: 7, list: 11, truth: 14 }

/** Everything here is shorter than 29, which is the most that one byte can say. */
function control(type: number, size: number): Buffer {
  return type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size])
}

function encoded(value: Value): Buffer {
  if (typeof value === 'boolean') return control(types.truth, Number(value))
  if (typeof value === 'string')
    return Buffer.concat([control(types.text, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([control(types.number, 4), bytes])
  }
  if (Array.isArray(value))
    return Buffer.concat([control(types.list, value.length), ...value.map(encoded)])
  const entries = Object.entries(value)
  return Buffer.concat([
    control(types.map, entries.length),
    ...entries.flatMap(([name, one]) => [encoded(name), encoded(one)]),
  ])
}
