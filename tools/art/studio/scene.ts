/** Puts a sculpture's fragment source together from the library and the title's own text. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LIBRARY = join(dirname(fileURLToPath(import.meta.url)), '..', 'glsl')

/** `#define` lines must precede the light rig that reads them. */
function defines(scene: string): string {
  return scene
    .split('\n')
    .filter((line) => line.startsWith('#define '))
    .join('\n')
}

/** Puts the title's shared parts where a scene asks for them with `#include name`. */
async function included(folder: string, scene: string): Promise<string> {
  const wanted = [...scene.matchAll(/^#include (\S+)$/gm)].map((match) => match[1] ?? '')
  let text = scene
  for (const part of wanted) {
    const body = await readFile(join(folder, 'parts', `${part}.glsl`), 'utf8')
    text = text.replace(`#include ${part}`, () => body)
  }
  return text
}

/**
 * Source of one sculpture, or of a flat painting when the scene has its own `main`.
 * @param folder the title's folder, with `gadgets.glsl` and `scenes/`
 * @param name the scene's file name without its ending
 */
export async function sceneSource(folder: string, name: string): Promise<string> {
  const scene = await included(
    folder,
    await readFile(join(folder, 'scenes', `${name}.glsl`), 'utf8'),
  )
  const gadgets = await readFile(join(folder, 'gadgets.glsl'), 'utf8')
  const read = (file: string): Promise<string> => readFile(join(LIBRARY, `${file}.glsl`), 'utf8')
  const [head, sdf, noise, light, march] = await Promise.all(
    ['head', 'sdf', 'noise', 'light', 'march'].map(read),
  )
  if (scene.includes('void main()'))
    return [head, sdf, noise, gadgets.slice(0, gadgets.indexOf('// Materials')), scene].join('\n')
  const body = scene.replaceAll(/^#define .*$/gm, '')
  return [head, defines(scene), sdf, noise, light, gadgets, body, march].join('\n')
}
