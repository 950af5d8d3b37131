import { describe, expect, it } from 'vitest'
import { mustReload } from './tabs.ts'

describe('a tab', () => {
  const other = { type: 'signedIn', userHash: 'b' } as const
  const same = { type: 'signedIn', userHash: 'a' } as const
  const out = { type: 'signedOut' } as const

  it.each([
    { after: 'a sign-in of somebody else', event: other, own: 'a', isLogged: true, reloads: true },
    { after: 'a sign-in, empty before', event: other, own: null, isLogged: false, reloads: true },
    { after: 'a sign-in of the same', event: same, own: 'a', isLogged: true, reloads: false },
    { after: 'a sign-out', event: out, own: 'a', isLogged: true, reloads: true },
    { after: 'a sign-out, empty before', event: out, own: null, isLogged: false, reloads: false },
  ])('after $after reloads: $reloads', ({ event, own, isLogged, reloads }) => {
    expect(mustReload(event, own, isLogged)).toBe(reloads)
  })
})
