import lighthouse, { type Result } from 'lighthouse'
import type { Found } from './judge.ts'

type Looked = Awaited<ReturnType<typeof lighthouse>>

const movement = 'cumulative-layout-shift'
const steadyCategories = ['accessibility', 'best-practices', 'seo']

/** A page for one visitor is not for search engines, and says so; that is no fault of it. */
const notListed = /\/login$/

/**
 * Looks at a page with Lighthouse's own phone: four times slower than this machine, on a slow mobile line.
 * @param steady leave out the times.
 * @throws Error when the page could not be looked at.
 */
export async function examine(url: string, port: number, steady: boolean): Promise<Found> {
  let result = await look(url, port, steady)
  for (let more = 0; more < looksMore && isLost(result); more++)
    result = await look(url, port, steady)
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'nothing was found'}`)
  return foundIn(result.lhr, steady)
}

/** How long a page may take where times do not count: five times what Lighthouse grants. */
const patience = { maxWaitForFcp: 150_000, maxWaitForLoad: 225_000 }
const looksMore = 4

/** On a busy machine the browser may lose a page's record or its movement, or hang: that is no figure, so Lighthouse looks again. */
const isLost = (result: Looked): boolean =>
  result?.lhr.runtimeError !== undefined || Number.isNaN(shiftOf(result))

const shiftOf = (result: Looked): number => result?.lhr.audits[movement]?.numericValue ?? Number.NaN

async function look(url: string, port: number, steady: boolean): Promise<Looked> {
  const categories = steady ? steadyCategories : ['performance', ...steadyCategories]
  return await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json' },
    {
      extends: 'lighthouse:default',
      settings: {
        ...(steady ? patience : {}),
        onlyCategories: categories,
        onlyAudits: [movement],
        skipAudits: notListed.test(url) ? ['is-crawlable'] : [],
      },
    },
  )
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
    shift: figureOf(movement),
    missed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  }
}
