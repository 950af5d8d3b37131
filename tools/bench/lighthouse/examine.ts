import lighthouse, { type Result } from 'lighthouse'
import type { Found } from './judge.ts'

const steadyCategories = ['accessibility', 'best-practices', 'seo']

/** A page for one visitor is not for search engines, and says so; that is no fault of it. */
const notListed = /\/login$/

/**
 * Looks at a page with Lighthouse's own phone: four times slower than this machine, on a slow mobile line.
 * @param steady leave out the times.
 * @throws Error when the page could not be looked at.
 */
export async function examine(url: string, port: number, steady: boolean): Promise<Found> {
  let found = await look(url, port, steady)
  for (let more = 0; more < looksMore && Number.isNaN(found.shift); more++)
    found = await look(url, port, steady)
  return found
}

/** On a busy machine Lighthouse may come home without a picture of the page's movement: that is no figure, so it looks again. */
const looksMore = 2

async function look(url: string, port: number, steady: boolean): Promise<Found> {
  const categories = steady ? steadyCategories : ['performance', ...steadyCategories]
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json' },
    {
      extends: 'lighthouse:default',
      settings: {
        onlyCategories: categories,
        onlyAudits: ['cumulative-layout-shift'],
        skipAudits: notListed.test(url) ? ['is-crawlable'] : [],
      },
    },
  )
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'nothing was found'}`)
  return foundIn(result.lhr, steady)
}

function foundIn({ categories, audits }: Result, steady: boolean): Found {
  const scoreOf = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100)
  const figureOf = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: steady ? null : scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    largest: steady ? null : figureOf('largest-contentful-paint'),
    shift: figureOf('cumulative-layout-shift'),
    missed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}
