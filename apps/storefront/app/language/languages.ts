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

/** What a browser wants, by its order and weights in `Accept-Language`. */
export function languageWanted(acceptLanguage: string | null): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return {
        tag: tag.slice(0, 2).toLowerCase(),
        weight: weight ? Number(weight.trim().slice(2)) : 1,
      }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight)
  return wishes.map(({ tag }) => tag).find(isLanguage) ?? languages[0]
}
