import type { SanctionsList } from './list.ts'
import { sameName, spellingsOf } from './names.ts'

/** Somebody on a list who may be who was looked for. */
export interface Hit {
  readonly list: string
  readonly ref: string
  /** As the list writes it. */
  readonly name: string
}

export interface Search {
  /** Everybody who may be called so, but for slips, spellings and missing middle names. */
  person(name: string): Hit[]
  /** Whose address of a coin it is. */
  address(address: string): Hit[]
  /** The lists that are looked at, and which editions. */
  readonly lists: readonly Pick<SanctionsList, 'name' | 'edition'>[]
}

interface Named extends Hit {
  readonly grams: number
}

/** A name shares at least so much of its trigrams with one that is the same but for slips in each of its words. */
const leastShared = 0.3
/** Words of so few letters are no more than initials. */
const shortWord = 2

/** Makes lists searchable: names by their trigrams, addresses as they are. */
export function openSearch(lists: readonly SanctionsList[]): Search {
  const names: Named[] = []
  const byGram = new Map<string, number[]>()
  const byAddress = new Map<string, Hit[]>()
  const all = lists.flatMap(({ name: list, entries }) =>
    entries.map((entry) => ({ ...entry, list })),
  )
  for (const { list, ref, names: spelled, addresses } of all) {
    for (const name of spelled) {
      const grams = gramsOf(name)
      for (const gram of grams) append(byGram, gram, names.length)
      names.push({ list, ref, name, grams: grams.size })
    }
    for (const address of addresses)
      append(byAddress, plainAddress(address), { list, ref, name: spelled[0] ?? '' })
  }
  return {
    lists: lists.map(({ name, edition }) => ({ name, edition })),
    address: (address) => byAddress.get(plainAddress(address)) ?? [],
    person: (wanted) => {
      const shared = new Map<number, number>()
      const grams = gramsOf(wanted)
      for (const gram of grams)
        for (const place of byGram.get(gram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
      return [...shared].flatMap(([place, count]) => {
        const found = names[place]
        if (!found || count < leastShared * Math.min(found.grams, grams.size)) return []
        if (!sameName(found.name, wanted)) return []
        const { list, ref, name } = found
        return [{ list, ref, name }]
      })
    },
  }
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** Three letters in a row of the words of a name, in any of its spellings; words begin and end with a blank. */
function gramsOf(name: string): Set<string> {
  const grams = new Set<string>()
  for (const word of spellingsOf(name).flat()) {
    if (word.length < shortWord) continue
    const padded = ` ${word} `
    for (let place = 0; place + 3 <= padded.length; place++)
      grams.add(padded.slice(place, place + 3))
  }
  return grams
}

/** Where letters may be large or small without meaning, they are small; the name of a chain before an address is left out. */
function plainAddress(address: string): string {
  const bare = address.trim().replace(/^[a-z]+:/i, '')
  return /^(0x[0-9a-f]+|[a-z]{2,4}1[02-9ac-hj-np-z]+)$/i.test(bare) ? bare.toLowerCase() : bare
}
