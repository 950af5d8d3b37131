import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promotionTerms } from '@fairhouse/contract/entities/promotion'
import { parse } from 'yaml'
import { type Offer, offerOf } from './offer.ts'

const folder = new URL('../../../../../../promotions/', import.meta.url)

/** The offers of all promotions that are open. @throws ZodError for terms that are none, Error for a code that stands twice. */
export function readPromotions(): readonly Offer[] {
  const offers = readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => {
      const terms: unknown = parse(readFileSync(new URL(name, folder), 'utf8'))
      return offerOf(name.slice(0, -'.yaml'.length), promotionTerms.parse(terms)) ?? []
    })
  if (new Set(offers.map(({ code }) => code)).size < offers.length)
    throw new Error('two promotions have the same code')
  return offers
}
