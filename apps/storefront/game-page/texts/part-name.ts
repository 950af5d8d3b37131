import type { Texts } from './texts.ts'

/** Parts of a return and names of features that mean the same mechanic under the name of a card. */
const aliases: Readonly<Record<string, string>> = {
  holdAndWin: 'hold',
  respins: 'respin',
  cascades: 'cascade',
  scatterPays: 'anywhere',
}

/** What a part of a game is called; a title's own name for it where there is no other. */
export function partName(part: string, { rules, mechanics }: Texts): string {
  const name = aliases[part] ?? part
  const named: Readonly<Record<string, string>> = rules.parts
  const told = named[name]
  if (told !== undefined) return told
  const mechanic: unknown = Reflect.get(mechanics, name)
  return isTitled(mechanic) ? mechanic.title : part
}

const isTitled = (value: unknown): value is { readonly title: string } =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
