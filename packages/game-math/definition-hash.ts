import { canonicalJson } from '@fairhouse/fairness/canonical'
import { toHex } from '@fairhouse/fairness/hex'
import { sha256 } from '@fairhouse/fairness/sha256'

/**
 * Names a game's rules beyond doubt: SHA-256 (hex) of its definition and of the engine that plays it. Stored rounds and
 * certificates carry it, so a round is never replayed by rules other than its own.
 * @param engine name and version of the engine; the version grows when the same definition would play differently.
 */
export function definitionHash(engine: string, definition: object): string {
  return toHex(sha256(new TextEncoder().encode(canonicalJson({ definition, engine }))))
}
