import { providers } from '@fairhouse/contract/entities/provider'
import { defaultLanguage, isLanguage, type Language } from '../http/language.ts'

/** What a path and its query ask for: something at just this address, or the same thing at its proper one. */
export type Way =
  | { readonly type: 'here'; readonly language: Language; readonly below: readonly string[] }
  | {
      readonly type: 'elsewhere'
      readonly to: string
      /** Whether everybody is sent there; else it depends on the language of who asks. */
      readonly forAll: boolean
    }

export interface Asker {
  /** The language of who asks, for addresses that name none of ours. */
  readonly language: () => Language
  /** How the address of a game is written that is asked for in any case. */
  readonly gameAddress: (uri: string) => string | undefined
}

/**
 * Finds the proper address. Doubled and trailing slashes go, letters become small except where their case means something, and a
 * language is put before a path that has none, or one that the house does not speak.
 * @param url path and query as they were sent.
 */
export function wayOf(url: string, asker: Asker): Way {
  const [path, query] = splitOnce(url, '?')
  const parts = partsOf(path)
  // The app's own questions and files have just one spelling.
  if (/[.]\w+$/.test(parts.at(-1) ?? '')) return here(parts)
  const { language, below, forAll } = inLanguage(parts, asker)
  const proper = [language, ...inProperCase(below, asker)]
  const launch = launchedElsewhere(proper[1], query)
  if (launch !== null) return { type: 'elsewhere', to: `/${language}${launch}`, forAll: false }
  const to = `/${proper.join('/')}`
  if (to === path) return here(proper)
  return { type: 'elsewhere', to: query === undefined ? to : `${to}?${query}`, forAll }
}

/** Its parts as a browser would ask for them: without `.` and `..`, however they are written. */
function partsOf(path: string): string[] {
  const parts: string[] = []
  for (const part of path.split(/[/\\]+/)) {
    const plain = part.replace(/%2e/gi, '.')
    if (plain === '..') parts.pop()
    else if (part !== '' && plain !== '.') parts.push(part)
  }
  return parts
}

function here([language, ...below]: readonly string[]): Way {
  return { type: 'here', language: isLanguage(language) ? language : defaultLanguage, below }
}

/** A language, alone or with a region or script: `de`, `pt-BR`, `zh-Hant`. */
const languageTag = /^([a-z]{2})(?:-(?:[a-z]{2}|[a-z]{4}|\d{3}))?$/i

function inLanguage([first, ...rest]: readonly string[], asker: Asker) {
  const tag = first === undefined ? null : languageTag.exec(first)
  const named = tag?.[1]?.toLowerCase()
  if (isLanguage(named)) return { language: named, below: rest, forAll: true }
  // One that the house does not speak falls away: whoever follows such a link gets the page in a language that he reads.
  const below = tag || first === undefined ? rest : [first, ...rest]
  return { language: asker.language(), below, forAll: false }
}

/** Pages whose addresses go on with a secret, a code or an id that must stay as it is. */
const keepsCase: ReadonlySet<string> = new Set([
  'verify',
  'newsletters',
  'undo-email-change',
  'cashier',
])

function inProperCase(below: readonly string[], { gameAddress }: Asker): string[] {
  const [first = '', ...rest] = below
  if (below.length === 0) return []
  if (rest.length === 0) return [gameAddress(first) ?? unlessToCome(first)]
  const head = small(first)
  if (keepsCase.has(head)) return [head, ...rest]
  if (head === 'games' && rest.length === 1)
    return [head, ...rest.map((uri) => gameAddress(uri) ?? uri)]
  return [head, ...rest.map(small)]
}

/**
 * A game that no provider has may be one tomorrow. Its address stays, or whoever had been sent on from it would then be sent to and fro
 * between what is remembered and what is.
 */
function unlessToCome(part: string): string {
  const lower = small(part)
  const ofGame = providers.some(({ key, path }) => isKeyOf(key, lower) && path !== `/${lower}`)
  return ofGame ? part : lower
}

/** Whether an address in small letters is that of a game of the provider whose keys begin so. */
const isKeyOf = (key: string, lower: string): boolean => lower.startsWith(`${key.toLowerCase()}-`)

/** Escapes stay as they are, so that no two spellings of one send a browser to and fro. */
const small = (part: string): string => (part.includes('%') ? part : part.toLowerCase())

/** Queries by which lobbies of providers launch games. */
const launchQueries = ['launch', 'game', 'g', 't', 'token']

/**
 * Games start from this house's lobby alone (specification, section 8, GAME_PROVIDER_LOBBY_USED_ERROR): a provider's own lobby that
 * launches one here is answered with the page that says so.
 * @returns its path below the language, or null.
 */
function launchedElsewhere(first: string | undefined, query: string | undefined): string | null {
  if (first === undefined || query === undefined) return null
  const provider = providers.find(
    ({ lobby, path, key }) => lobby && (path === `/${first}` || isKeyOf(key, first.toLowerCase())),
  )
  if (!provider) return null
  const asked = new URLSearchParams(query)
  return launchQueries.some((name) => asked.has(name))
    ? `/launched-elsewhere${provider.path}`
    : null
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
