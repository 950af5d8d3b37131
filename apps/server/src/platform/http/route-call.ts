import type { Call } from '@fairhouse/contract/call'
import { type CallName, calls } from '@fairhouse/contract/calls/all'
import { callNames } from './call-names.ts'
import { type Language, languageOfPath } from './language.ts'

/** A call as its path names it. */
export interface Routed {
  readonly name: CallName
  /** Language of the path's prefix. */
  readonly prefix: Language | null
  /** Parameters of the path, decoded; they count more than fields of the same name in the body. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Finds the call that a path names. Null: there is no such call. */
export function routeCall(path: string): Routed | null {
  const known = found.get(path)
  if (known) return known
  const routed = routeAnew(path)
  if (routed === null) return null
  // Paths hold parameters, so there is no end of them; the few that players ask all the time come back at once.
  if (found.size >= rememberedAtMost) found.clear()
  found.set(path, routed)
  return routed
}

/** What paths named before. */
const found = new Map<string, Routed>()
const rememberedAtMost = 1_000

function routeAnew(path: string): Routed | null {
  const prefix = languageOfPath(path)
  const bare = prefix === null ? path : path.slice(prefix.length + 1)
  const name = literal.get(bare)
  if (name) return { name, prefix, parameters: none }
  for (const { name: named, pattern } of patterns) {
    const parts = pattern.exec(bare)?.groups
    if (!parts) continue
    const parameters = bare.includes('%') ? decoded(parts) : parts
    return parameters && { name: named, prefix, parameters }
  }
  return null
}

const none = {} as const

const addresses = (name: CallName): readonly string[] => {
  const { path, alsoAt }: Call = calls[name]
  return alsoAt === undefined ? [path] : [path, alsoAt]
}

const literal = new Map(
  callNames
    .filter((name) => !calls[name].path.includes('{'))
    .flatMap((name) => addresses(name).map((address) => [address, name] as const)),
)
const patterns = callNames
  .filter((name) => calls[name].path.includes('{'))
  .map((name) => ({
    name,
    pattern: new RegExp(`^${calls[name].path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/?#]{1,200})')}$`),
  }))

/** Null when it is no encoding of anything. */
function decoded(parts: Readonly<Record<string, string>>): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch (fault) {
    if (fault instanceof URIError) return null
    throw fault
  }
}
