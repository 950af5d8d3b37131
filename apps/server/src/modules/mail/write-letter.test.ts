import { describe, expect, it } from 'vitest'
import { languages } from '#platform/http/language'
import { deviceOf } from './device.ts'
import { type Template, templateOf } from './letter.ts'
import { sampleLetters } from './testing/sample-letters.ts'
import { writeLetter } from './write-letter.ts'

const writing = { brand: 'Fairhouse Casino', origin: 'https://casino.test' }
const written = (template: Template, language: string) =>
  writeLetter(writing, { template, language, content: sampleLetters[template] })

describe('every letter', () => {
  const all = Object.values(sampleLetters).flatMap(({ template }) =>
    languages.map((language) => [template, language] as const),
  )
  it.each(all)('%s in %s says the same in both of its forms', (template, language) => {
    const { subject, html, text } = written(template, language)
    expect(subject).not.toBe('')
    expect(html).toMatch(/^<!doctype html><html[^>]* lang="/)
    expect(html).toContain(`lang="${language}"`)
    for (const said of [html, text]) {
      expect(said).toContain(writing.brand)
      expect(said).not.toMatch(/undefined|null|NaN|\[object/)
    }
    const links = [...text.matchAll(/https:\/\/\S+/g)].map(([link]) => link)
    for (const link of links) expect(html).toContain(`href="${link}"`)
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
  })

  it('is in English for a language that we do not write', () => {
    expect(written('accountClosed', 'fi')).toEqual(written('accountClosed', 'en'))
  })

  it.each(Object.values(sampleLetters).map(({ template }) => template))(
    '%s has a subject of its own in every language',
    (template) => {
      const subjects = languages.map((language) => written(template, language).subject)
      const isGiven = ['newsletter', 'paymentNews', 'report'].includes(template)
      const own = isGiven ? 1 : languages.length
      expect(new Set(subjects).size).toBe(own)
    },
  )

  it('says when and where', () => {
    expect(written('newSignIn', 'en').text).toContain(
      'When: March 1, 2026 at 9:30 AM UTC\nIP address: 203.0.113.9\nDevice: Firefox · Linux',
    )
    expect(written('newSignIn', 'de').text).toContain('Wann: 1. März 2026 um 09:30 UTC')
    expect(written('newSignIn', 'fr').text).toContain('Quand: 1 mars 2026 à 09:30 UTC')
    expect(written('newSignIn', 'ja').text).toContain('日時: 2026年3月1日 9:30 UTC')
  })

  it.each([
    [1, 'within 1 hour.'],
    [24, 'within 24 hours.'],
  ])('counts %i hours', (hours, words) => {
    const content = { ...sampleLetters.verifyEmail, hours }
    const { text } = writeLetter(writing, { template: 'verifyEmail', language: 'en', content })
    expect(text).toContain(words)
  })

  it('takes what a player is called for text, whatever it looks like', () => {
    const content = { ...sampleLetters.accountClosed, login: '<img src=x onerror=alert(1)>' }
    const { html } = writeLetter(writing, { template: 'accountClosed', language: 'en', content })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x')
  })

  it('can be unsubscribed from when it is news, and only then', () => {
    const unsubscribable = Object.values(sampleLetters)
      .filter(({ template }) => written(template, 'en').unsubscribe !== null)
      .map(({ template }) => template)
    expect(unsubscribable).toEqual(['newsletter'])
  })
})

it('a template that nobody knows is refused', () => {
  expect(() => templateOf('toString')).toThrow(RangeError)
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['Firefox/140.0', 'Firefox'],
  ['curl/8.9.1', null],
])('a device that calls itself %s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
