import type { MetaDescriptor } from 'react-router'
import { type House, writingOf } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { pageMeta } from '../../shell/page/page-meta.ts'
import type { ListPage } from './list-page.ts'
import { plainWish, queryOf } from './list-wish.ts'
import type { ListWords } from './list-words.ts'

interface Loaded {
  readonly list: ListPage
  readonly words: ListWords
}

/** Title, description, canonical address, and the pages before and after. */
export function listMeta(house: House | undefined, loaded: Loaded | undefined): MetaDescriptor[] {
  if (!house || !loaded) return pageMeta(house, { title: '', description: '', path: '/' })
  const { list, words } = loaded
  const { wish, pages } = list
  // Sorted or narrowed, it is the same list: only its own order is for search engines.
  const plain = (page: number): string => list.path + queryOf({ ...plainWish, page, from: page })
  const isOwn =
    wish.sort === 'popular' && wish.kind === null && wish.group === null && !wish.samples
  const address = (page: number): string =>
    house.origin + writingOf(house.language).path(plain(page))
  const beside = (rel: 'prev' | 'next', page: number): MetaDescriptor[] =>
    page < 1 || page > pages ? [] : [{ tagName: 'link', rel, href: address(page) }]
  return [
    ...pageMeta(house, {
      title: titleOf(list, words),
      description: list.lead,
      path: plain(wish.page),
      listed: isOwn && isFound(list),
    }),
    ...(list.exists && isOwn
      ? [...beside('prev', wish.page - 1), ...beside('next', wish.page + 1)]
      : []),
  ]
}

/** Where nothing can be played yet, or all is invented, or all is one player's, there is nothing to be found. */
function isFound({ exists, playable, owner }: ListPage): boolean {
  if (!exists || playable === 0) return false
  return owner.type === 'provider' ? !owner.demo : owner.of !== 'player'
}

/** Still without the brand, which `pageMeta` puts in. */
function titleOf({ owner, heading, wish }: ListPage, words: ListWords): string {
  const values = { list: heading, provider: heading, page: wish.page, brand: '{brand}' }
  if (owner.type === 'provider' && owner.demo) return fill(words.demoTitle, values)
  if (owner.type === 'provider')
    return fill(wish.page > 1 ? words.providerTitlePage : words.providerTitle, values)
  return fill(wish.page > 1 ? words.titlePage : words.title, values)
}
