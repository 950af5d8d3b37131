import { describe, expect, it } from 'vitest'
import { contentPage } from './content-page.server.ts'
import { noFeatures } from './every-feature.ts'
import { structuredData } from './structured-data.ts'

const house = { origin: 'https://casino.example', brand: 'The House' }

/** A page that a company wrote in one language: readers of another get it as it is. */
const inEnglishOnly = `---
title: Privacy of the company
heading: Privacy
description: What the company keeps of those who play here, and why it does.
lead: What the company keeps of those who play here.
updated: 2026-10-01
template: legal
order: 910
---

## Ours
`

function dataOf(
  path: string,
  language: 'en' | 'de' | 'es',
  legalTexts: Readonly<Record<string, string>> = {},
) {
  const page = contentPage(path, {
    language,
    brand: house.brand,
    legalTexts,
    features: noFeatures,
    paymentMethods: [],
    isGame: () => false,
  })
  if (page === null) throw new Error(`no page ${path}`)
  return structuredData(house, page)
}

describe('structured data', () => {
  it('says what a page is, at the address of the language it is written in', () => {
    expect(dataOf('/crypto-tips', 'es')).toEqual([
      expect.objectContaining({
        '@type': 'Article',
        inLanguage: 'es',
        url: 'https://casino.example/es/crypto-tips',
        publisher: { '@type': 'Organization', name: 'The House', url: 'https://casino.example' },
      }),
    ])
    expect(dataOf('/privacy', 'es', { 'en/privacy': inEnglishOnly })).toEqual([
      expect.objectContaining({
        '@type': 'WebPage',
        name: 'Privacy of the company',
        inLanguage: 'en',
        url: 'https://casino.example/en/privacy',
      }),
    ])
  })

  it('tells the way to a page below another', () => {
    expect(dataOf('/bitcoin-guides/bitcoin-kraken', 'en')[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://casino.example/en/bitcoin-guides' },
        { position: 2, name: 'Bitcoin from Kraken' },
      ],
    })
  })

  it('names every question of the FAQ with its answer', () => {
    const [, faq] = dataOf('/faq', 'de')
    expect(faq).toMatchObject({ '@type': 'FAQPage' })
    expect(JSON.stringify(faq)).toContain('"name":"Wer kann ein Konto eröffnen?"')
    expect(JSON.stringify(faq)).toContain('Sie müssen mindestens 18')
    expect(JSON.stringify(faq).match(/"@type":"Question"/g)?.length).toBeGreaterThan(20)
  })
})
