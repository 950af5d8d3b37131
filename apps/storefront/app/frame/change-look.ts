import { type Language, inLanguage } from '../shell/texts/languages.ts'
import { writeCookie } from '../shell/session/cookies.ts'
import { groundsOf, type Theme, themeOf } from '../shell/house/theme.ts'

/** Changes the appearance now and for later visits. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  for (const [media, ground] of groundsOf(theme))
    document
      .querySelector(`meta[name="theme-color"][media="${media}"]`)
      ?.setAttribute('content', ground)
  writeCookie('theme', theme)
}

export const themeNow = (): Theme => themeOf(document.documentElement.dataset['theme'])

/** Loads the same page in another language and remembers it. */
export function chooseLanguage(language: Language): void {
  writeCookie('lang', language)
  location.assign(inLanguage(location.pathname, language) + location.search)
}
