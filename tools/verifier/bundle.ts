import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A program as one text that needs no other file. */
export interface Bundle {
  readonly code: string
  /** Every source file that went into it, with its SHA-256. */
  readonly sources: ReadonlyMap<string, string>
}

/**
 * Bundles a program. It is not made small: whoever distrusts it can read it. The same sources and libraries give the same bytes.
 * @param entry path from here.
 */
export async function bundle(entry: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ['iife'],
        name: 'fairhouse',
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
  const [chunk] = chunks
  if (!chunk || outputs.length !== 1) throw new Error(`${entry} is not one file`)
  return { code: chunk.code, sources: sourcesOf(chunk.moduleIds) }
}

function sourcesOf(modules: readonly string[]): ReadonlyMap<string, string> {
  const files = modules.filter((id) => !id.startsWith('\0')).toSorted()
  return new Map(
    files.map((file) => [
      relative(root, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}
