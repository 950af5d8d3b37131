/** Languages that are complete; the first is the default. */
export const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja'] as const
export type Language = (typeof languages)[number]

/** Each language in its own words, for those who cannot read the page they see. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  ja: '日本語',
} as const satisfies Record<Language, string>

export const isLanguage = (tag: string | undefined): tag is Language =>
  languages.some((language) => language === tag)

/** The language of a path like `/de/lobby`, the default where it names none. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : languages[0]
}

/** The path of the same page in another language. */
export function inLanguage(path: string, language: Language): string {
  const parts = path.split('/')
  return isLanguage(parts[1])
    ? [parts[0], language, ...parts.slice(2)].join('/')
    : `/${language}${path === '/' ? '' : path}`
}
