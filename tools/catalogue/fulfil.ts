import { readFile } from 'node:fs/promises'
import {
  type Desk,
  type LineFault,
  listsToPin,
  readCatalogue,
  type Subject,
} from '../../apps/server/src/modules/catalog/index.ts'
import { providers } from '../../packages/contract/entities/provider.ts'
import type { Where, Wish } from './wish.ts'

/** What an operator named that is not there, or a file that cannot be taken over. */
export class CatalogueFault extends Error {
  override readonly name = 'CatalogueFault'
}

/** Looks at a file without a house. @throws CatalogueFault with every line that is wrong. */
export async function check(path: string): Promise<string> {
  const { entries, faults } = readCatalogue(await fileAt(path))
  if (faults.length > 0) throw refusal(path, faults)
  return `${entries.length} games, nothing wrong.`
}

/**
 * Does what an operator wants.
 * @returns what to tell him.
 * @throws CatalogueFault when it cannot be done; then nothing was changed.
 */
export async function fulfil(desk: Desk, wish: Exclude<Wish, { type: 'check' }>): Promise<string> {
  switch (wish.type) {
    case 'import':
      return imported(desk, wish)
    case 'off':
    case 'only':
      return told(
        await desk.addRule(await subjectOf(desk, wish.subject), {
          effect: wish.type,
          ...wish.where,
        }),
      )
    case 'on':
      return told(await takeBack(desk, await subjectOf(desk, wish.subject), wish.where))
    case 'pin':
      return told(await desk.pin(listOf(wish.list), await gameOf(desk, wish.game), wish.position))
    case 'unpin':
      return told(await desk.unpin(listOf(wish.list), await gameOf(desk, wish.game)))
    case 'month':
      return told(
        await desk.setGameOfTheMonth(wish.game === null ? null : await gameOf(desk, wish.game)),
      )
    case 'rules':
      return lines(await desk.rules())
    case 'pins':
      return lines(await desk.pins())
    case 'changes':
      return lines(
        (await desk.changes(changesShown)).map(({ made_at: at, made_by: by, change }) => ({
          at,
          by,
          ...change,
        })),
      )
  }
}

const changesShown = 50
const faultsShown = 200

const told = (changed: boolean): string => (changed ? 'Done.' : 'It was so already.')

const lines = (rows: readonly object[]): string =>
  rows.length === 0 ? 'There are none.' : rows.map((row) => JSON.stringify(row)).join('\n')

async function imported(
  desk: Desk,
  { path, adds }: Extract<Wish, { type: 'import' }>,
): Promise<string> {
  const result = await desk.import(await fileAt(path), { adds })
  if (result.type === 'refused') throw refusal(path, result.faults)
  const { added, changed, unlisted, unchanged } = result
  return `${added} games added, ${changed} changed, ${unlisted} no longer offered, ${unchanged} as before.`
}

function refusal(path: string, faults: readonly LineFault[]): CatalogueFault {
  const shown = faults
    .slice(0, faultsShown)
    .map(({ line, says }) => (line === 0 ? says : `line ${line}: ${says}`))
  const more = faults.length - shown.length
  return new CatalogueFault(
    [
      ...shown,
      ...(more > 0 ? [`and ${more} more`] : []),
      `${path} has ${faults.length} faults. Nothing was taken over.`,
    ].join('\n'),
  )
}

async function fileAt(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new CatalogueFault(`${path} cannot be read: ${reason}`)
  }
}

async function takeBack(desk: Desk, of: Subject, where: Where): Promise<boolean> {
  const wasOff = await desk.removeRule(of, { effect: 'off', ...where })
  const wasOnly = await desk.removeRule(of, { effect: 'only', ...where })
  return wasOff || wasOnly
}

async function subjectOf(desk: Desk, named: string): Promise<Subject> {
  const provider = providers.find(({ key }) => key.toLowerCase() === named.toLowerCase())
  return provider ? { provider: provider.id } : { game: await gameOf(desk, named) }
}

async function gameOf(desk: Desk, named: string): Promise<number> {
  const known = await desk.known()
  const uri = named.toLowerCase()
  const game = known.find((one) => String(one.id) === named || one.uri.toLowerCase() === uri)
  if (!game) throw new CatalogueFault(`The house knows no game ${named}.`)
  return game.id
}

function listOf(named: string): number {
  const list = listsToPin.get(named)
  if (list === undefined)
    throw new CatalogueFault(
      `There is no list ${named}. Lists: ${[...listsToPin.keys()].join(', ')}.`,
    )
  return list
}
