import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const keyBits = 2048

/**
 * The key by which the sandbox knows the house: in a file, because every node of the machine signs with the same. Made by whoever asks first; a link is there
 * whole or not at all, so two who make one at once end with the same.
 * @throws the file system's error.
 */
export function houseKeyOf(folder: string): KeyObject {
  const file = join(folder, 'house-key.pem')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: keyBits })
    const made = `${file}.${randomUUID()}`
    writeFileSync(made, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
    try {
      linkSync(made, file)
    } catch (fault) {
      if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
    } finally {
      rmSync(made)
    }
  }
  return createPrivateKey(readFileSync(file))
}
