import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordStrength } from '@fairhouse/contract/password-strength'
import { beforeAll, describe, expect, it } from 'vitest'
import { passwordGuesser as browsersGuesser } from '../../../../storefront/app/features/forms/password-guesser.ts'
import { createPasswordJudge } from './judge-passwords.ts'
import { passwordGuesser } from './password-guesser.ts'

const judge = createPasswordJudge()
const player = ['marlene', 'marlene.hofmann@example.com']

describe('the judge of passwords', () => {
  it.each([
    ['password', 'weak'],
    ['P4$$w0rd!', 'weak'],
    ['Willkommen1', 'weak'],
    ['fairhouse2026', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['a'.repeat(128), 'weak'],
    ['password'.repeat(16), 'weak'],
    ['12345678901234567890', 'weak'],
    ['qwertyuiop', 'weak'],
    ['1987-05-24', 'weak'],
    ['owl7tree', 'fair'],
    ['x7#kQ2!vL', 'good'],
    ['seven quiet owls', 'strong'],
    ['Пароль 密码 🔑 &=%+', 'strong'],
  ] as const)('says of %j: %s', async (password, strength) => {
    expect(await judge.strengthOf(password, [])).toBe(strength)
  })

  it('gives nothing for what everybody knows of the player', async () => {
    for (const password of ['marlene1', 'Hofmann7', 'enelram!', 'marlene.hofmann'])
      expect(await judge.strengthOf(password, player), password).not.toBe('strong')
    expect(await judge.strengthOf('Marlene1', player)).toBe('weak')
  })

  it('answers each of many who ask at the same time', async () => {
    const asked = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? 'password' : 'seven quiet owls',
    )
    const answers = await Promise.all(asked.map((password) => judge.strengthOf(password, [])))
    expect(answers).toEqual(asked.map((password) => (password === 'password' ? 'weak' : 'strong')))
  })
})

describe('of the best-known passwords', () => {
  let guesser: ReturnType<typeof passwordGuesser>
  beforeAll(() => {
    guesser = passwordGuesser()
  })

  it('none of the first 3,000 is anything but weak, nor with a capital or a 1', () => {
    const known = dictionary['passwords-common'].slice(0, 3_000)
    expect(known).toHaveLength(3_000)
    const accepted = known
      .map(String)
      .flatMap((word) => [word, word.slice(0, 1).toUpperCase() + word.slice(1), `${word}1`])
      .filter((word) => passwordStrength(guesser, word, []) !== 'weak')
    expect(accepted).toEqual([])
  })

  it('the browser finds the same', () => {
    const inBrowser = browsersGuesser()
    const words = dictionary['passwords-common'].slice(3_000, 3_100).map(String)
    for (const word of [...words, 'seven quiet owls', 'x7#kQ2!vL', 'fairhouse2026', '4$$a5s1n'])
      expect(inBrowser.check(word, player).guessesLog10).toBe(
        guesser.check(word, player).guessesLog10,
      )
  })
})
