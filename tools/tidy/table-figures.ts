import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const ratio = z.object({
  exact: z.object({ numerator: z.string(), denominator: z.string() }).optional(),
  ratio: z.number(),
})
const figures = z.object({
  rtp: ratio,
  sigma: z.number(),
  topPrize: z.object({ x: z.number(), oneIn: z.number() }),
})
const certificate = figures.extend({
  modes: z.array(figures.extend({ name: z.string() })),
  /** Of titles whose jackpot is part of the return: all of it with meters where they begin. */
  jackpots: z.object({ wholeAtSeed: z.object({ ratio: z.number() }) }).nullish(),
})
const published = z.object({
  sources: z.record(z.string(), z.string()),
  returns: z.array(
    z.object({
      uri: z.string(),
      /** A bet of the certificate; null: the one that the title's figures are of. */
      bet: z.string().nullable(),
      /** What the main bet is called; left out where there is one only. */
      mainBet: z.string().optional(),
      /** As printed: its digits say how exact it is. */
      percent: z.string().regex(/^\d{2}\.\d{2,8}$/),
      source: z.string(),
    }),
  ),
})

/** How far a return is from what others say, in units of their last digit; at most half of one is rounding. */
export function differenceOf(ratioShown: number, percent: string): string {
  const digits = percent.split('.')[1]?.length ?? 0
  const difference = ratioShown * 100 - Number(percent)
  const unit = 10 ** -digits
  // Certificates tell ten digits: more than that is not compared.
  return Math.abs(difference) <= unit * 0.501 ? '0' : difference.toFixed(digits + 1)
}

const families = ['cards', 'craps', 'dice', 'roulette', 'videoPoker']
const manifestFacts = /name: (?:'([^']*)'|"([^"]*)").*?family: '(\w+)'/s

/**
 * The page of figures of all tables and video pokers: what was proved, beside what others say.
 * @throws RangeError where a title of these families says nothing of what others say, or others of a title that is none.
 */
export function tableFigures(root: string): string {
  const given = published.parse(
    JSON.parse(readFileSync(join(root, 'tools/tidy/published-returns.json'), 'utf8')),
  )
  const titles = readdirSync(join(root, 'games')).flatMap((uri) => titleAt(root, uri))
  const rows = titles
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ uri, name, proved }) => {
      const theirs = given.returns.filter((one) => one.uri === uri)
      const own = theirs.length === 0 ? [{ bet: null, mainBet: undefined }] : theirs
      return own.map((one) => rowOf(name, proved, one))
    })
  const unknown = given.returns.filter(({ uri }) => titles.every((title) => title.uri !== uri))
  if (unknown.length > 0) throw new RangeError(`no table or video poker: ${unknown[0]?.uri}`)
  const sources = Object.entries(given.sources)
  return [
    '# Figures of tables and video pokers',
    '',
    'Made by `npm run generate` from the certificates of the titles and `tools/tidy/published-returns.json`. The return is exact, written to ten digits; sigma and the top prize are in',
    'bets. A difference of 0 is less than half of the last digit that others print. Returns are of best play, where a title has choices.',
    '',
    `Every title is also played: \`npm run certify\` records two million rounds a bet beside its exact figures in the par sheet, and \`npm run verify -- <title> --rounds 100000\` works`,
    'each round out a second time as a browser does, and has to find no difference.',
    '',
    '| title | bet | return % | others say % | difference | source | sigma | top prize | one in |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Sources',
    '',
    ...sources.map(([name, text]) => `- ${name}: ${text}.`),
    '',
  ].join('\n')
}

interface Proved {
  readonly id: number
  readonly uri: string
  readonly name: string
  readonly proved: z.infer<typeof certificate>
}

function titleAt(root: string, uri: string): readonly Proved[] {
  const read = (file: string): string | null => {
    try {
      return readFileSync(join(root, 'games', uri, file), 'utf8')
    } catch {
      return null // No title, but a file of all titles.
    }
  }
  const [manifest, proved] = [read('manifest.ts'), read('certificate.json')]
  const [, single, quoted, family = ''] = manifestFacts.exec(manifest ?? '') ?? []
  if (manifest === null || proved === null || !families.includes(family)) return []
  const id = Number(/\bid: (\d+)/.exec(manifest)?.[1])
  return [{ id, uri, name: single ?? quoted ?? uri, proved: certificate.parse(JSON.parse(proved)) }]
}

function rowOf(
  name: string,
  proved: Proved['proved'],
  theirs: {
    readonly bet: string | null
    readonly mainBet?: string | undefined
    readonly percent?: string
    readonly source?: string
  },
): string {
  const { bet, mainBet = '', percent, source = '' } = theirs
  const shown = bet === null ? proved : proved.modes.find((mode) => mode.name === bet)
  if (!shown) throw new RangeError(`${name} has no bet ${bet}`)
  const whole = (bet === null ? proved.jackpots?.wholeAtSeed.ratio : undefined) ?? shown.rtp.ratio
  const { x, oneIn } = shown.topPrize
  const cells = [
    name,
    bet ?? mainBet,
    (whole * 100).toFixed(8),
    percent ?? 'none found',
    percent === undefined ? '' : differenceOf(whole, percent),
    source,
    shown.sigma.toFixed(3),
    `${x.toLocaleString('en', { maximumFractionDigits: 2 })} ×`,
    oneIn.toLocaleString('en', { maximumFractionDigits: oneIn < 100 ? 2 : 0 }),
  ]
  return `| ${cells.join(' | ')} |`
}
