import { type CallName, calls } from '@fairhouse/contract/calls/all'
import { callNames } from './call-names.ts'
import type { FormValues } from './form-body.ts'
import { languageOfPath } from './language.ts'

/** Finds the call that a frame names by its path, as the router does for a POST. Null: there is no such call. */
export function routeCall(path: string): { name: CallName; parameters: FormValues } | null {
  const language = languageOfPath(path)
  const bare = language === null ? path : path.slice(language.length + 1)
  const name = literal.get(bare)
  if (name) return { name, parameters: Object.create(null) }
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(bare)
    if (found) return { name, parameters: Object.assign(Object.create(null), found.groups) }
  }
  return null
}

const literal = new Map(
  callNames
    .filter((name) => !calls[name].path.includes('{'))
    .map((name) => [calls[name].path as string, name]),
)
const patterns = callNames
  .filter((name) => calls[name].path.includes('{'))
  .map((name) => ({
    name,
    pattern: new RegExp(`^${calls[name].path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/?#]{1,200})')}$`),
  }))
