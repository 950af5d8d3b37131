import { readFileSync } from 'node:fs'
import { type Certificate, certificate } from '@fairhouse/contract/entities/certificate'
import { describe, expect, it } from 'vitest'
import { isDrawn, loadTitle, titleUris } from './discover.ts'
import { percentInHelp } from './percent-in-help.ts'

const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja']

/** What of a paytable leaves players a choice, by the name that certificates give it. */
const choosing: ReadonlySet<string> = new Set(['choose', 'pick', 'gamble'])

/** As help writes them. What is certified as a least is cut; it may not be told as more. */
const figuresIn = (language: string) => {
  const written = (value: number, digits: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return {
    written,
    percent: (ratio: number, digits = 2) => percentInHelp(written(ratio * 100, digits), language),
    least: (ratio: number) => percentInHelp(written(Math.floor(ratio * 1e6) / 1e4, 4), language),
  }
}

/** All that a help page must say of what its certificate adds to the plain numbers. */
function toldOf(
  { choices, jackpots, modes }: Certificate,
  language: string,
  ways: ReadonlySet<string>,
): readonly string[] {
  const { written, percent, least } = figuresIn(language)
  return [
    ...(choices?.each ?? []).flatMap(({ feature, options }) =>
      options.flatMap(({ option, rtp, sigma, hitFrequency }) => {
        if (option.type === 'freeSpins' || option.type === 'symbol')
          return [percent(rtp.ratio, 3), written(sigma, 2)]
        return feature === 'gamble' ? [written(sigma, 2), percent(hitFrequency)] : []
      }),
    ),
    ...(jackpots
      ? [least(jackpots.adds.ratio), least(jackpots.whole.ratio), least(jackpots.wholeAtSeed.ratio)]
      : []),
    // Of bets that select something, what each returns; what else they come to stands on the game's own page.
    ...modes.map(({ rtp }) => percent(rtp.ratio)),
    ...modes
      .filter(({ name }) => ways.has(name))
      .flatMap(({ profitFrequency, price, sigma, topPrize, inPrices, inStakes }) => [
        percent(profitFrequency),
        written(price, 0),
        written(sigma, 2),
        written(inStakes.sigma, 0),
        written(inPrices.topPrize, 0),
        topPrize.x.toLocaleString(language),
        Math.round(topPrize.oneIn).toLocaleString(language),
      ]),
  ]
}

describe.each(titleUris())('the certificate of %s', async (uri) => {
  const { game, folder } = await loadTitle(uri)
  const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
  const certified = certificate.parse(JSON.parse(read('certificate.json')))

  it('tells what every choice of a round is worth, and the least and the most of them', () => {
    const offered = game.paytable.features.filter(
      (feature) => choosing.has(feature.type) || (feature.type === 'book' && feature.chosen),
    )
    const { choices } = certified
    expect(choices?.each ?? []).toHaveLength(offered.length)
    if (choices === undefined) return
    const returns = choices.each.flatMap(({ options }) => options.map(({ rtp }) => rtp.ratio))
    expect(choices.leastReturn.ratio).toBe(Math.min(...returns))
    expect(choices.greatestReturn.ratio).toBe(Math.max(...returns))
    for (const { headline, options } of choices.each) {
      // Who takes each as often gets the mean of all; of anything else every option is worth the same.
      const mean = options.reduce((sum, { rtp }) => sum + rtp.ratio, 0) / options.length
      expect(mean).toBeCloseTo(certified.rtp.ratio, 8)
      if (headline === 'evenly') continue
      for (const { rtp } of options) expect(rtp).toEqual(certified.rtp)
    }
  })

  it('tells what a way to bet pays in stakes and in its price', () => {
    for (const { price, rtp, sigma, topPrize, inStakes, inPrices } of certified.modes) {
      expect(inStakes.mean).toBeCloseTo(rtp.ratio * price, 6)
      expect(inStakes.sigma).toBeCloseTo(sigma * price, 6)
      // Certificates are written with ten digits.
      expect(inPrices.topPrize).toBe(Number((topPrize.x / price).toPrecision(10)))
    }
  })

  it.each(isDrawn(folder) ? languages : [])('is told in its help: %s', (language) => {
    const help = read(`help/${language}.md`)
    const ways = new Set(game.modes.map(({ name }) => name))
    for (const figure of toldOf(certified, language, ways)) expect(help).toContain(figure)
  })
})

it('a meter that must be hit is certified for the stakes of the one title that feeds it', async () => {
  const games = await Promise.all(titleUris().map(async (uri) => (await loadTitle(uri)).game))
  const meters = games.flatMap(({ jackpots = [] }) =>
    jackpots.flatMap(({ won, meter }) => (won === 'byMeter' ? [meter] : [])),
  )
  expect(meters.length).toBeGreaterThan(0)
  expect(new Set(meters).size).toBe(meters.length)
})

it('the table of jackpots tells what is certified of each', async () => {
  const text = readFileSync(new URL('../docs/jackpots.md', import.meta.url), 'utf8')
  const rows = text.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
  const cut = (ratio: number): string => `${Math.floor(ratio * 1e7 + 1e-6) / 1e5} %`
  for (const uri of titleUris()) {
    const { folder } = await loadTitle(uri)
    const stored: unknown = JSON.parse(readFileSync(new URL('certificate.json', folder), 'utf8'))
    for (const { terms, atSeed, overall } of certificate.parse(stored).jackpots?.each ?? []) {
      const row = rows.find(([, meter]) => meter === `\`${terms.meter}\``)
      expect(row?.slice(-3, -1)).toEqual([cut(atSeed), cut(overall)])
    }
  }
})
