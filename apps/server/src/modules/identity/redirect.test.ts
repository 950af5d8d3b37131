import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectOf } from './redirect.ts'

describe('a source is honoured', () => {
  it.each([
    ['/', '/'],
    ['/?promo=1', '/?promo=1'],
    ['/en', '/en'],
    ['/en/', '/en/'],
    ['/en/castle-of-horror', '/en/castle-of-horror'],
    ['/en/lobby?sort=new&next=//evil.example', '/en/lobby?sort=new&next=//evil.example'],
    ['/en/promotions#welcome', '/en/promotions#welcome'],
    ['/en?x=1', '/en?x=1'],
    ['/#top', '/#top'],
    ['/en/lobby?source=https://evil.example', '/en/lobby?source=https://evil.example'],
    ['/en/@evil.example', '/en/@evil.example'],
    ['/en/javascript:alert(1)', '/en/javascript:alert(1)'],
  ])('when it is %j', (source, path) => {
    expect(redirectOf(source, 'en')).toBe(path)
  })
})

describe('a source is not honoured', () => {
  it.each([
    undefined,
    '',
    'en/lobby',
    '/de/lobby',
    '/english',
    '/en-evil',
    '/lobby',
    '//evil.example',
    '//evil.example/en/',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/en\\..\\evil',
    '/en//evil.example',
    '/en/../evil',
    '/en/./lobby',
    '/en/%2e%2e/evil',
    '/en/.%2E/evil',
    '/%2F/evil.example',
    '/en/%2f%2fevil.example',
    '/en/%5cevil.example',
    '/en/%00',
    '/\t/evil.example',
    '/\n/evil.example',
    '/en/\u0000',
    ' /en/lobby',
    '/en/lob by',
    'https://evil.example/en/',
    'https:/en/lobby',
    'https:en',
    'javascript:alert(1)//en',
    'data:text/html,x',
    '@evil.example/en',
    '?/en',
    '/EN/lobby',
    '/En',
    '/e\u006e\u200b/lobby',
    '/en;/lobby',
    '/en:443/lobby',
    '/en%2Flobby',
    '/en/%2E%2E/%2E%2E/evil',
    '/en/\u2028lobby\\',
    '\uff0f\uff0fevil.example/en',
    '/\u00a0/evil.example\\',
    'http:/\\evil.example/en',
    '/en/lobby\r\nSet-Cookie: a=b',
    '//%65vil.example/en',
    'blob:https://house.example/en',
    'about:blank',
    '/en\u0000/lobby',
    '/.//evil.example',
    '/en/.//evil.example',
    '#/en',
  ])('when it is %j', (source) => {
    expect(redirectOf(source, 'en')).toBeNull()
  })

  it('whatever it is, when a browser would leave the house by it', () => {
    const pieces = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'en',
      'evil.example',
      '%2f',
      '%5C',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'https:',
      ' ',
    )
    assert(
      property(array(pieces, { maxLength: 8 }), (parts) => {
        const redirect = redirectOf(parts.join(''), 'en')
        if (redirect === null) return
        const landed = new URL(redirect, 'https://house.example/somewhere')
        expect(landed.origin).toBe('https://house.example')
        expect(landed.pathname).toMatch(/^\/(en(\/.*)?)?$/)
      }),
      { numRuns: 2000 },
    )
  })
})
