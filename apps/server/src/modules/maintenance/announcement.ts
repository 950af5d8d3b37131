import type { Banner } from '@fairhouse/contract/entities/banner'
import { defaultLanguage, isLanguage, type Language } from '#platform/http/language'
import type { StoredWindow } from './store/windows.ts'

const titles: Readonly<Record<Language, string>> = {
  en: 'Planned maintenance',
  de: 'Geplante Wartung',
  es: 'Mantenimiento programado',
  pt: 'Manutenção programada',
  fr: 'Maintenance prévue',
  ja: 'メンテナンスのお知らせ',
}

/**
 * What players read before the work begins, and during it: the operator's words, with the times.
 * @param name of the provider or the game that is closed; null: the whole house is.
 */
export function announcementOf(window: StoredWindow, name: string | null, asked: string): Banner {
  const language = isLanguage(asked) ? asked : defaultLanguage
  const title = titles[language]
  return {
    id: window.id,
    title: name === null ? title : `${title}: ${name}`,
    text: `${window.words[language]}\n\n${timesOf(window, language)}`,
    link: null,
  }
}

/** From when until when, of UTC as all times of the house. */
function timesOf({ beginsAt, endsAt }: StoredWindow, language: Language): string {
  const times = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${times.formatRange(beginsAt, endsAt)} (UTC)`
}
