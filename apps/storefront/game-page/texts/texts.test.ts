import { everyCallRefuses, everyPlayerCallRefuses } from '@fairhouse/contract/call'
import { calls } from '@fairhouse/contract/calls/all'
import { refusals } from '@fairhouse/contract/refusals'
import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { languages, loadTexts } from './texts.ts'

const all = { en, de, es, pt, fr, ja }

describe('the texts', () => {
  it.each(languages)('are there in %s', async (language) => {
    expect(await loadTexts(language)).toBe(all[language])
  })

  it.each(languages)('have a sentence for every refusal that play can meet: %s', (language) => {
    const { errors } = all[language]
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

  it.each(languages)('shout in no error: %s', (language) => {
    const { errors, connection } = all[language]
    const sentences = [...Object.values(errors.refusals), connection.lost, connection.giveUp]
    for (const sentence of sentences) expect(sentence).not.toContain('!')
  })

  it.each(languages.filter((language) => language !== 'en'))(
    'are translated, not copied: %s',
    (language) => {
      const same = Object.keys(en.controls).filter(
        (key) =>
          JSON.stringify(Reflect.get(en.controls, key)) ===
          JSON.stringify(Reflect.get(all[language].controls, key)),
      )
      expect(same.filter((key) => typeof Reflect.get(en.controls, key) === 'string')).toEqual([])
    },
  )
})
