import { describe, expect, it } from 'vitest'
import { whereAfter } from './where-after.ts'

const after = (source: string | null, fallback?: string) =>
  whereAfter({
    source,
    language: 'en',
    isOutside: (path) => path === '/en/castle-of-horror' || path === '/en/provider-lobby',
    ...(fallback === undefined ? {} : { fallback }),
  })

describe('the redirect after signing in', () => {
  it.each([
    ['/en/my-bets', '/en/my-bets'],
    ['/en', '/en'],
    ['/en/my-bets?page=2#top', '/en/my-bets?page=2#top'],
    ['/', '/en'],
  ])('honours %s', (source, to) => {
    expect(after(source)).toEqual({ to, fullPage: false })
  })

  it.each([
    [null],
    [''],
    ['/de/my-bets'],
    ['/english/lobby'],
    ['https://evil.example/en'],
    ['//evil.example/en'],
    ['/\\evil.example/en'],
    ['/en/..//evil.example'],
    ['/en/../../de'],
    ['javascript:alert(1)'],
    ['en/lobby'],
    ['/en@evil.example'],
    ['/en.evil.example/lobby'],
    ['/\t/evil.example/en'],
    [' /en/lobby'],
    ['/%65n/lobby'],
    ['/en/%2e%2e/%2e%2e/de'],
    ['https:/en/lobby'],
    ['data:text/html,/en'],
    ['///evil.example/en'],
    ['/en\\..\\..\\evil.example'],
  ])('does not honour %s', (source) => {
    expect(after(source)).toEqual({ to: '/en', fullPage: false })
    expect(after(source, '/en/lobby')).toEqual({ to: '/en/lobby', fullPage: false })
  })

  it('loads a game page anew, with its query', () => {
    expect(after('/en/castle-of-horror?replay=1')).toEqual({
      to: '/en/castle-of-horror?replay=1',
      fullPage: true,
    })
  })

  it('loads a provider’s lobby anew', () => {
    expect(after('/en/provider-lobby')).toEqual({ to: '/en/provider-lobby', fullPage: true })
    expect(after(null, '/en/provider-lobby')).toEqual({ to: '/en/provider-lobby', fullPage: true })
  })
})
