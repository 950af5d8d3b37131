import { isPlainMarkdown } from '@fairhouse/contract/entities/banner'
import { expect, it } from 'vitest'
import { shownBanners } from './shown-banners.server.ts'

const banner = { id: '1', title: 'Two & <three>', text: 'x', link: null }
const about = {
  language: 'de',
  name: 'Neuigkeiten',
  isGame: (uri: string) => uri === 'tea-garden',
}
const html = (text: string) => shownBanners([{ ...banner, text }], about)

it('nothing is shown where there are none, and words stay words', () => {
  expect(shownBanners([], about)).toBe('')
  const link = { path: '/lobby', words: 'Go "there"' }
  expect(shownBanners([{ ...banner, link }], about)).toBe(
    '<section class="banners" aria-label="Neuigkeiten"><article class="banner"><h2>Two &amp; &lt;three&gt;</h2><p>x</p>\n' +
      '<a class="button button-small" href="/de/lobby">Go &quot;there&quot;</a></article></section>',
  )
})

it('a link stays in the language of its reader', () => {
  expect(html('See **all** [games](/lobby).')).toContain(
    '<p>See <strong>all</strong> <a href="/de/lobby">games</a>.</p>\n',
  )
})

it('what leads to a game or a provider is marked for the browser, everything else is followed in the app', () => {
  expect(html('[A](/tea-garden) [B](/evoplay) [C](/promotions)')).toContain(
    '<a href="/de/tea-garden" data-document>A</a> <a href="/de/evoplay" data-document>B</a> <a href="/de/promotions">C</a>',
  )
  const link = { path: '/games/tea-garden', words: 'Go' }
  expect(shownBanners([{ ...banner, link }], about)).toContain(
    '<a class="button button-small" href="/de/games/tea-garden" data-document>Go</a>',
  )
})

const pieces = [
  '[',
  ']',
  '(',
  ')',
  'x',
  '/a',
  'https://a.b',
  'javascript:',
  '"',
  "'",
  '!',
  ':',
  '\n',
  '*',
  '_',
  '#',
  '- ',
  '|',
  '~',
  '@a.b',
  'ftp://',
  ' ',
]

it('whatever the contract takes becomes no script, no picture and no foreign address', () => {
  let seed = 7
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648)
  for (let times = 0; times < 1_000; times++) {
    const text = Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join('')
    if (!isPlainMarkdown(text)) continue
    const shown = html(text)
    expect(shown).not.toMatch(/<(script|img|svg|iframe|style)|\son\w+=/i)
    for (const [, href = ''] of shown.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(\/de|https:\/\/|mailto:|#)/)
  }
})
