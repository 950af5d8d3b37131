import { expect, it } from 'vitest'
import { spanOf } from './span-of.ts'

it.each([
  [0, 'en', '0 minutes'],
  [1, 'en', '1 minute'],
  [45, 'en', '45 minutes'],
  [60, 'en', '1 hour'],
  [90, 'en', '1 hour 30 minutes'],
  [4_200, 'en', '70 hours'],
  [150, 'de', '2 Stunden, 30 Minuten'],
  [150, 'es', '2 horas 30 minutos'],
  [150, 'fr', '2 heures 30 minutes'],
  [150, 'pt', '2 horas 30 minutos'],
  [45, 'ja', '45 分'],
])('%i minutes are in %s %s', (minutes, language, words) => {
  // Which kind of space stands between is the browser's.
  expect(spanOf(minutes, language).replaceAll(/\s/gu, ' ')).toBe(words)
})
