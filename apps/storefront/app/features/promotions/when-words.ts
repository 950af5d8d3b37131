import type { Language } from '../../shell/texts/languages.ts'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { When } from '@fairhouse/contract/entities/promotion'

/** Any Monday: weekdays are counted from it. */
const monday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000
const longestMonth = 31

/** When a promotion is on, in words. */
export function whenWords(
  when: When,
  words: Texts['promotions']['when'],
  language: Language,
): string {
  switch (when.type) {
    case 'always':
    case 'once':
      return words[when.type]
    case 'weekly': {
      const day = new Date(monday + (when.weekday - 1) * dayMs)
      const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
      return fill(words.weekly, { weekday: weekday.format(day) })
    }
    case 'monthly':
      return when.from === 1 && when.to === longestMonth
        ? words.wholeMonth
        : fill(words.monthly, { from: when.from, to: when.to })
    case 'yearly': {
      const days = new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      })
      const on = (day: number): Date => new Date(Date.UTC(2024, when.month - 1, day))
      return fill(words.yearly, { days: days.formatRange(on(when.from), on(when.to)) })
    }
  }
}
