import { types } from 'pg'

/**
 * Reads whole numbers of eight bytes as bigints, on every connection of this process: they arrive as text by default, every one of ours fits, and
 * money must not become a float.
 */
export function readWholeNumbers(): void {
  types.setTypeParser(types.builtins.INT8, (text) => BigInt(text))
}
