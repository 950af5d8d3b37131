import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('the password meter', () => {
  it.each([
    ['', 'weak'],
    ['password', 'weak'],
    ['Password2024!', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['12345678901234567890', 'weak'],
    ['qwertyuiop', 'weak'],
    ['owl7tree', 'fair'],
    ['seven quiet owls', 'strong'],
    ['x7#kQ2!vLm', 'good'],
  ])('says of %j: %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('gives nothing for what everybody knows of the player', () => {
    expect(passwordStrength('marlene.hofmann', ['marlene', 'marlene.hofmann@example.com'])).toBe(
      'weak',
    )
  })

  it('never gets weaker by a random sign more', () => {
    const levels = ['weak', 'fair', 'good', 'strong']
    const random = 'x7#kQ2!vLmP9&zR4'
    const found = Array.from(random).map((_, index) =>
      levels.indexOf(passwordStrength(random.slice(0, index + 1))),
    )
    expect(found).toEqual(found.toSorted((left, right) => left - right))
  })
})
