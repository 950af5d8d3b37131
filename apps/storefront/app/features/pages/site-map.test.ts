import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { describe, expect, it } from 'vitest'
import { sampleCatalogue, sampleGame } from '../catalogue/testing/sample-catalogue.ts'
import { languages } from '../../shell/texts/languages.ts'
import { siteMap, siteMapIndex } from './site-map.server.ts'

const games = [
  sampleGame({ id: 1, uri: 'castle-of-horror' }),
  sampleGame({ id: 2, uri: 'Evoplay-Real', provider: 5 }),
  sampleGame({ id: 3, uri: 'TaDa-Invented', provider: 17, sandbox: true }),
]

const catalogue: PageCatalogue = {
  ...sampleCatalogue(games),
  list: (id) => (id === 11 || id === 8 ? games : id === 13 ? games.slice(2) : []),
  ofProvider: (id) => games.filter(({ provider }) => provider === id),
}
/** A page that a company wrote in one language only. */
const companyText = `---
title: Privacy
heading: Privacy
description: What the company keeps of those who play here, and why it does.
lead: What the company keeps of those who play here.
updated: 2026-10-01
template: legal
order: 910
---

## Ours
`

const mapped = { catalogue, demo: false, legalTexts: {} }
const map = siteMap('https://house.example', 'de', mapped)
const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

describe('the site map of a language', () => {
  it('names its pages once, each in all languages it is written in', () => {
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses[0]).toBe('https://house.example/de')
    const home = map.split('\n').find((line) => line.includes('<loc>https://house.example/de<'))
    for (const language of languages)
      expect(home).toContain(`hreflang="${language}" href="https://house.example/${language}"`)
  })

  it('has games that can be looked for, with the day since when, and no invented ones', () => {
    expect(addresses).toContain('https://house.example/de/games/Evoplay-Real')
    expect(map).toContain('/de/games/castle-of-horror</loc><lastmod>2026-11-01</lastmod>')
    expect(map).not.toContain('TaDa-Invented')
  })

  it('has lists and providers that have games to play, and no list of one player', () => {
    expect(addresses).toContain('https://house.example/de/games')
    expect(addresses).toContain('https://house.example/de/evoplay')
    expect(addresses).not.toContain('https://house.example/de/trending')
    expect(addresses).not.toContain('https://house.example/de/felix-gaming')
    expect(addresses).not.toContain('https://house.example/de/tada-gaming')
    expect(addresses).not.toContain('https://house.example/de/poker')
    expect(addresses).not.toContain('https://house.example/de/favorites')
  })

  it('has written pages only where they are written, with the day of their last change', () => {
    expect(addresses).toContain('https://house.example/de/privacy')
    const legalTexts = { 'en/privacy': companyText }
    const ofCompany = siteMap('https://house.example', 'de', { ...mapped, legalTexts })
    expect(ofCompany).not.toContain('/de/privacy')
    expect(siteMap('https://house.example', 'en', { ...mapped, legalTexts })).toContain(
      '/en/privacy</loc><lastmod>2026-10-01</lastmod><xhtml:link rel="alternate" hreflang="en"',
    )
    expect(siteMap('https://house.example', 'en', mapped)).toMatch(
      /<loc>https:\/\/house\.example\/en\/bitcoin-guides<\/loc><lastmod>\d{4}-\d\d-\d\d</,
    )
  })
})

it('the index names the map of every language', () => {
  const index = siteMapIndex('https://house.example')
  for (const language of languages)
    expect(index).toContain(`<loc>https://house.example/sitemaps/${language}.xml</loc>`)
})
