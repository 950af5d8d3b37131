import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A public key that outlives the process. */
export interface RememberedKey {
  read(): Buffer | null
  write(key: Uint8Array): void
}

/** In a file, as hex. What is no key there is as if nothing were. */
export const keyFile = (path: string): RememberedKey => ({
  read: () => {
    try {
      const text = readFileSync(path, 'utf8').trim()
      return /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : null
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
      throw fault
    }
  },
  write: (key) => {
    mkdirSync(dirname(path), { recursive: true })
    const written = `${path}.new`
    writeFileSync(written, `${Buffer.from(key).toString('hex')}\n`, { mode: 0o600 })
    renameSync(written, path)
  },
})
