import { type GameKind, gameKinds } from '@fairhouse/contract/entities/game-words'

export const sorts = ['popular', 'new', 'name', 'rtp', 'volatility'] as const
export type Sort = (typeof sorts)[number]

/** What the query asks of a list. */
export interface ListWish {
  readonly sort: Sort
  /** Only games of this sort; null: all. */
  readonly kind: GameKind | null
  /** Only games of this group, a category of the specification (1281-1289); null: all. */
  readonly group: number | null
  /** Shows titles that cannot be played as well; they are left out unless somebody asks for them. */
  readonly samples: boolean
  /** From 1. */
  readonly page: number
  /** The first of the pages that are shown together, at most `page`. */
  readonly from: number
}

const groupPattern = /^128[1-9]$/
const pagePattern = /^[1-9]\d{0,4}$/

/** The list as it is, from its first page. */
export const plainWish: ListWish = {
  sort: 'popular',
  kind: null,
  group: null,
  samples: false,
  page: 1,
  from: 1,
}

/** @returns what the query asks for; null for a page that no list can have. An unknown sort or kind asks for nothing. */
export function readWish(query: URLSearchParams): ListWish | null {
  const page = query.get('page') ?? '1'
  if (!pagePattern.test(page)) return null
  const from = query.get('from') ?? ''
  return {
    sort: sorts.find((one) => one === query.get('sort')) ?? 'popular',
    kind: gameKinds.find((one) => one === query.get('kind')) ?? null,
    group: groupPattern.test(query.get('group') ?? '') ? Number(query.get('group')) : null,
    samples: query.get('samples') === '1',
    page: Number(page),
    from: pagePattern.test(from) ? Math.min(Number(from), Number(page)) : Number(page),
  }
}

/** The query of a wish, with nothing in it that goes without saying. */
export function queryOf({ sort, kind, group, samples, page, from }: ListWish): string {
  const query = new URLSearchParams()
  if (kind !== null) query.set('kind', kind)
  if (group !== null) query.set('group', String(group))
  if (samples) query.set('samples', '1')
  if (sort !== 'popular') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  if (from < page) query.set('from', String(from))
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}
