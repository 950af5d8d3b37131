import type { Mechanics } from './words/en.ts'

/** Parts of a return and names of features that mean the same mechanic under the name of a card. */
const aliases: Readonly<Record<string, string>> = {
  holdAndWin: 'hold',
  respins: 'respin',
  cascades: 'cascade',
  scatterPays: 'anywhere',
}

/** What a part of a slot is called; null where there is no word for it. */
export function partName(part: string, words: Mechanics): string | null {
  const name = aliases[part] ?? part
  const named: Readonly<Record<string, string>> = words.parts
  const told = named[name]
  if (told !== undefined) return told
  const mechanic: unknown = Reflect.get(words, name)
  return isTitled(mechanic) ? mechanic.title : null
}

const isTitled = (value: unknown): value is { readonly title: string } =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
