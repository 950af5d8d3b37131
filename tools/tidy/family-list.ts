import { readdirSync } from 'node:fs'

/** As the formatter breaks lines, with the line's end. */
const lineWidth = 101

/** The module that lists all families of games: one for each folder of `folder`. */
export function familyList(folder: string): string {
  const folders = foldersIn(folder)
  const names = folders.map(camelCase)
  const list = (of: string, members: readonly string[]): string => {
    const line = `export const family${of} = [${members.join(', ')}] as const\n`
    if (line.length <= lineWidth) return line
    return `export const family${of} = [\n${members.map((member) => `  ${member},\n`).join('')}] as const\n`
  }
  const spread = (of: string): string[] => names.map((name) => `...${name}.${of}`)
  return [
    ...folders.map((name) => `import { ${camelCase(name)} } from './${name}/family.ts'\n`),
    '\n/** All families of games, by name. Written from the folders beside this file (`npm run generate`). */\n',
    objectLines('families', names),
    'export type FamilyName = keyof typeof families\n\n',
    list('Events', spread('events')),
    list('Actions', spread('actions')),
    list('ActionNames', spread('actionNames')),
    list(
      'Paytables',
      names.map((name) => `${name}.paytable`),
    ),
  ].join('')
}

/** The module that lists the engines of all families: one for each folder of `folder`. */
export function engineList(folder: string): string {
  const folders = foldersIn(folder)
  const names = folders.map((name) => `${camelCase(name)}Engines`)
  const lines = [
    "import type { Engine } from '../engine.ts'\n",
    ...folders.map(
      (name, index) => `import { engines as ${names[index]} } from './${name}/engines.ts'\n`,
    ),
    '\n/** Every engine that plays definitions. Written from the folders beside this file (`npm run generate`). */\n',
    engineLines(names.map((name) => `...${name}`)),
  ]
  return lines.join('')
}

/** The module that lists what each family says of par sheets: one for each folder of `folder`. */
export const sheetList = (folder: string): string =>
  partList(folder, { part: 'sheet', what: 'What each family says of its par sheets' })

/** The file that joins what is said of tuning each family. */
export const tuningList = (folder: string): string =>
  partList(folder, { part: 'tuning', what: 'What of each family can be tuned' })

/** A file that joins what every folder's file of this name exports by it. */
function partList(
  folder: string,
  { part, what }: { readonly part: string; readonly what: string },
): string {
  const folders = foldersIn(folder)
  const names = folders.map(camelCase)
  return [
    ...folders.map(
      (name, index) => `import { ${part} as ${names[index]} } from './${name}/${part}.ts'\n`,
    ),
    `\n/** ${what}, by its name. Written from the folders beside this file (\`npm run generate\`). */\n`,
    objectLines(`${part}s`, names),
  ].join('')
}

function engineLines(members: readonly string[]): string {
  const head = 'export const engines: readonly Engine[] = ['
  const line = `${head}${members.join(', ')}]\n`
  return line.length <= lineWidth
    ? line
    : `${head}\n${members.map((member) => `  ${member},\n`).join('')}]\n`
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A constant that is an object of these names. */
function objectLines(constant: string, names: readonly string[]): string {
  const line = `export const ${constant} = { ${names.join(', ')} } as const\n`
  if (line.length <= lineWidth) return line
  return `export const ${constant} = {\n${names.map((name) => `  ${name},\n`).join('')}} as const\n`
}
