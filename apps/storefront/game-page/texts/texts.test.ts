import { refusals } from '@fairhouse/contract/refusals'
import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { languages, loadTexts } from './texts.ts'

describe('the texts', () => {
  it.each(languages)('are there in %s', async (language) => {
    expect(await loadTexts(language)).toBe({ en, de }[language])
  })

  it.each([en, de])('have a sentence for every refusal that play can meet', ({ errors }) => {
    const elsewhere = new Set<number | string>([refusals.loginFailed.code])
    for (const { code } of Object.values(refusals)) {
      if (!elsewhere.has(code)) expect(errors.refusals, String(code)).toHaveProperty(String(code))
    }
  })

  it.each([en, de])('shout in no error', ({ errors, connection }) => {
    const sentences = [...Object.values(errors.refusals), connection.lost, connection.giveUp]
    for (const sentence of sentences) expect(sentence).not.toContain('!')
  })

  it('are translated, not copied', () => {
    const same = Object.keys(en.controls).filter(
      (key) =>
        JSON.stringify(Reflect.get(en.controls, key)) ===
        JSON.stringify(Reflect.get(de.controls, key)),
    )
    expect(same.filter((key) => typeof Reflect.get(en.controls, key) === 'string')).toEqual([])
  })
})
