import { gameLists } from '@fairhouse/contract/entities/game-list'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { providers } from '@fairhouse/contract/entities/provider'
import type { Texts } from '../texts/texts.ts'
import type { Menu } from './menu.ts'

/** Lists of the rail, in its order, by their ids. */
const railLists = [0, 1, 3, 12, 13, 1105, 1101, 1102, 17, 18, 1104]

/** What there is to browse, without what is empty. */
export function menuOf(catalogue: PageCatalogue, { lists: words }: Pick<Texts, 'lists'>): Menu {
  const lists = railLists.flatMap((id) => {
    const list = gameLists.find((one) => one.id === id)
    const count = catalogue.list(id)?.length ?? 0
    if (!list || count === 0) return []
    return { to: list.path, words: words.names[list.name], count, icon: id }
  })
  const made = new Map<number, number>()
  for (const { provider } of catalogue.games) made.set(provider, (made.get(provider) ?? 0) + 1)
  return {
    lists,
    providers: providers.flatMap(({ id, path, name }) => {
      const count = made.get(id) ?? 0
      return count === 0 ? [] : { id, to: path, words: name, count }
    }),
  }
}
