import { canonicalJson } from '@fairhouse/fairness/canonical'
import { textHash } from '@fairhouse/fairness/text-hash'

/**
 * Names a game's rules beyond doubt: SHA-256 (hex) of its definition and of the engine that plays it. Stored rounds and
 * certificates carry it, so a round is never replayed by rules other than its own.
 * @param engine name and version of the engine; the version grows when the same definition would play differently.
 */
export function definitionHash(engine: string, definition: object): string {
  return textHash(canonicalJson({ definition, engine }))
}
