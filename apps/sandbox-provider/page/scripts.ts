import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('client/', import.meta.url))

/** Scripts of the page by the name of their file, as a browser reads them. */
const scripts: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, stripTypeScriptTypes(readFileSync(`${folder}${name}`, 'utf8'))]),
)

/** @returns null when there is no such script. */
export const scriptNamed = (name: string): string | null => scripts.get(name) ?? null
