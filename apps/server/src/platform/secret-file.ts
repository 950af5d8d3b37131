import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A secret of this machine, made at first use and readable by its owner alone.
 * @throws the file system's error, or a RangeError when the file holds another number of bytes.
 */
export function secretFile(path: string, byteCount: number): Uint8Array {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, randomBytes(byteCount), { flag: 'wx', mode: 0o600 })
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
  }
  const secret = readFileSync(path)
  if (secret.length !== byteCount) {
    throw new RangeError(`${path} holds ${secret.length} bytes where ${byteCount} are expected`)
  }
  return secret
}
