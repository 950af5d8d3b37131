import lighthouse, { type Result } from 'lighthouse'
import type { Found } from './judge.ts'

type Looked = Awaited<ReturnType<typeof lighthouse>>

const movement = 'cumulative-layout-shift'
const steadyCategories = ['accessibility', 'best-practices', 'seo']

/** A page for one visitor is not for search engines, and says so; that is no fault of it. */
const notListed = /\/login$/

/** How to look: without times, or with those of a phone that is so many times slower than this machine. */
export type Manner = 'steady' | { readonly slowdown: number }

/** A page as it was found, and how fast this machine was just before, in Lighthouse's own measure (`benchmarkIndex`). */
export interface Examined {
  readonly found: Found
  readonly benchmarkIndex: number
}

/**
 * Looks at a page with Lighthouse's own phone, on a slow mobile line.
 * @throws Error when the page could not be looked at.
 */
export async function examine(url: string, port: number, manner: Manner): Promise<Examined> {
  const result = await lookUntilSeen(url, port, manner)
  return {
    found: foundIn(result, manner === 'steady'),
    benchmarkIndex: result.environment.benchmarkIndex,
  }
}

async function lookUntilSeen(url: string, port: number, manner: Manner): Promise<Result> {
  let result = await look(url, port, manner)
  for (let more = 0; more < looksMore && isLost(result); more++)
    result = await look(url, port, manner)
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'nothing was found'}`)
  return result.lhr
}

/** How long a page may take where times do not count: five times what Lighthouse grants. */
const patience = { maxWaitForFcp: 150_000, maxWaitForLoad: 225_000 }
const looksMore = 4

/** On a busy machine the browser may lose a page's record or its movement, or hang: that is no figure, so Lighthouse looks again. */
const isLost = (result: Looked): boolean =>
  result?.lhr.runtimeError !== undefined || Number.isNaN(shiftOf(result))

const shiftOf = (result: Looked): number => result?.lhr.audits[movement]?.numericValue ?? Number.NaN

async function look(url: string, port: number, manner: Manner): Promise<Looked> {
  const steady = manner === 'steady'
  const categories = steady ? steadyCategories : ['performance', ...steadyCategories]
  return await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json' },
    {
      extends: 'lighthouse:default',
      settings: {
        ...(steady ? patience : { throttling: { cpuSlowdownMultiplier: manner.slowdown } }),
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
