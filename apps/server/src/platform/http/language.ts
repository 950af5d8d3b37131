/** Languages the house speaks; each is a path prefix. Portuguese is written as in Brazil. */
export const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text)

/** The language that a path begins with, or null. */
export function languageOfPath(path: string): Language | null {
  const first = path.split('/', 2)[1]
  return isLanguage(first) ? first : null
}

/** The language of ours that an Accept-Language header likes best; English when it names none. */
export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map(parseWish)
    .toSorted((a, b) => b.weight - a.weight)
  return (
    wishes.find((wish) => wish.weight > 0 && isLanguage(wish.language))?.language ?? defaultLanguage
  )
}

/** Only the primary subtag counts: `de-AT;q=0.8` is German at 0.8. */
function parseWish(part: string): { language: Language | null; weight: number } {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
  const primary = tag.split('-')[0]
  const quality = parameters.map((text) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(text)?.[1])
  const weight = Number(quality.find((value) => value !== undefined) ?? 1)
  return { language: isLanguage(primary) ? primary : null, weight }
}
