import { describe, expect, it } from 'vitest'
import { contentPage } from './content-page.server.ts'
import { noFeatures } from './every-feature.ts'
import { structuredData } from './structured-data.ts'

const house = { origin: 'https://casino.example', brand: 'The House' }

function dataOf(path: string, language: 'en' | 'de' | 'es') {
  const page = contentPage(path, {
    language,
    brand: house.brand,
    features: noFeatures,
    paymentMethods: [],
  })
  if (page === null) throw new Error(`no page ${path}`)
  return structuredData(house, page)
}

describe('structured data', () => {
  it('says what a page is, at the address of the language it is written in', () => {
    expect(dataOf('/crypto-tips', 'es')).toEqual([
      expect.objectContaining({
        '@type': 'Article',
        inLanguage: 'en',
        url: 'https://casino.example/en/crypto-tips',
        publisher: { '@type': 'Organization', name: 'The House', url: 'https://casino.example' },
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
