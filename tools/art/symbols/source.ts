/** Puts a sculpture of the kit together: library, the kit's light and materials, the sculpture, the camera. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
const known = new Map<string, Promise<string>>()

function read(path: string): Promise<string> {
  const found = known.get(path) ?? readFile(join(HERE, path), 'utf8')
  known.set(path, found)
  return found
}

/** @param name file name of the sculpture without its ending */
export async function sculptureSource(name: string): Promise<string> {
  const scene = await read(`sculptures/${name}.glsl`)
  // What a sculpture defines must precede the kit that reads it.
  const defines = scene.match(/^#define .*$/gm) ?? []
  const flat = scene.includes('void main()')
  const order = flat
    ? ['head', 'sdf', 'noise']
    : ['head', '../symbols/rig', 'sdf', 'noise', 'light', '../symbols/kit']
  const parts = await Promise.all(order.map((part) => read(`../glsl/${part}.glsl`)))
  const [head = '', ...rest] = parts
  const body = scene.replaceAll(/^#define .*$/gm, '')
  return [head, ...defines, ...rest, body, flat ? '' : await read('../glsl/march.glsl')].join('\n')
}
