import { isPlainMarkdown } from '@fairhouse/contract/entities/banner'
import { expect, it } from 'vitest'
import { shownBanners } from './shown-banners.server.ts'

const html = (text: string) =>
  shownBanners([{ id: '1', title: 'x', text, link: null }], 'de')[0]?.html ?? ''

it('a link stays in the language of its reader', () => {
  expect(html('See **all** [games](/lobby).')).toBe(
    '<p>See <strong>all</strong> <a href="/de/lobby">games</a>.</p>\n',
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
  for (let times = 0; times < 5_000; times++) {
    const text = Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join('')
    if (!isPlainMarkdown(text)) continue
    const shown = html(text)
    expect(shown).not.toMatch(/<(script|img|svg|iframe|style)|\son\w+=/i)
    for (const [, href = ''] of shown.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(\/de|https:\/\/|mailto:|#)/)
  }
})
