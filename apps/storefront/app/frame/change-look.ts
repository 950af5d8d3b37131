import { type Language, inLanguage } from '../language/languages.ts'
import { writeCookie } from '../session/remember.ts'

export type Theme = 'dark' | 'light'

const groundOf = { dark: '#0b1110', light: '#f5f3ed' } as const satisfies Record<Theme, string>

/** Changes the appearance now and for later visits. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', groundOf[theme])
  writeCookie('theme', theme)
}

export const themeNow = (): Theme =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'

/** Loads the same page in another language and remembers it. */
export function chooseLanguage(language: Language): void {
  writeCookie('lang', language)
  location.assign(inLanguage(location.pathname, language) + location.search)
}
