import { everyCallRefuses, everyPlayerCallRefuses } from '@fairhouse/contract/call'
import { calls } from '@fairhouse/contract/calls/all'
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
    const { openGame, play, gameHistory, roundDetail, rotateSeed, topUp } = calls
    const met = [openGame, play, gameHistory, roundDetail, rotateSeed, topUp].flatMap((call) => [
      ...call.refusals,
    ])
    const names = new Set([...everyCallRefuses, ...everyPlayerCallRefuses, ...met])
    expect(names.size).toBeGreaterThan(8)
    for (const name of names) {
      const code = String(refusals[name].code)
      expect(errors.refusals, code).toHaveProperty(code)
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
