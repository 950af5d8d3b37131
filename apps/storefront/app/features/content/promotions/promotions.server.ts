import { parse } from 'yaml'
import { type PromotionTerms, promotionTerms } from '@fairhouse/contract/entities/promotion'

const files = import.meta.glob<string>('../../../../../../promotions/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The terms of every promotion by its path's last part, in their order. */
export const promotions: ReadonlyMap<string, PromotionTerms> = new Map(
  Object.entries(files)
    .map(([file, source]): [string, PromotionTerms] => {
      const parsed: unknown = parse(source)
      return [/([^/]+)[.]yaml$/.exec(file)?.[1] ?? file, promotionTerms.parse(parsed)]
    })
    .toSorted(([, left], [, right]) => left.order - right.order),
)

const below = '/promotions/'

/** The promotion that a page is about, by its path; undefined: it is about none. */
export const promotionAt = (path: string): PromotionTerms | undefined =>
  path.startsWith(below) ? promotions.get(path.slice(below.length)) : undefined
