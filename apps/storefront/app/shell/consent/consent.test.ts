import { describe, expect, it } from 'vitest'
import { consentIn, consentText } from './consent.ts'

describe('consent', () => {
  it.each([
    ['', null],
    ['theme=dark', null],
    ['consent=none', []],
    ['consent=chat', ['chat']],
    ['theme=dark; consent=reporting.chat', ['chat', 'reporting']],
    ['consent=everything.analytics', ['analytics']],
    ['consent=', []],
  ])('in %j is %j', (cookies, allowed) => {
    expect(consentIn(cookies)).toEqual(allowed)
  })

  it.each([[[]], [['chat']], [['chat', 'analytics', 'reporting']]] as const)(
    'is read as it was kept: %j',
    (allowed) => {
      expect(consentIn(`consent=${consentText(allowed)}`)).toEqual(allowed)
    },
  )
})
