import { parseArgs } from 'node:util'
import { isCurrency } from '../../packages/money/index.ts'

/** Where a rule holds; an empty condition is met by whatever there is. */
export interface Where {
  readonly currencies: readonly string[]
  readonly countries: readonly string[]
  readonly devices: readonly string[]
  readonly profiles: readonly string[]
}

/** What an operator wants of the catalogue. Games and lists are as he wrote them. */
export type Wish = Command & { readonly by: string | null }

type Command =
  | { readonly type: 'check'; readonly path: string }
  | { readonly type: 'import'; readonly path: string; readonly adds: boolean }
  | { readonly type: 'off' | 'only' | 'on'; readonly subject: string; readonly where: Where }
  | {
      readonly type: 'pin'
      readonly list: string
      readonly game: string
      readonly position: number
    }
  | { readonly type: 'unpin'; readonly list: string; readonly game: string }
  | { readonly type: 'month'; readonly game: string | null }
  | { readonly type: 'rules' | 'pins' | 'changes' }

interface Says {
  readonly says: string
}

export const usage = `npm run catalogue -- COMMAND [--by NAME]

  check FILE                  what is wrong with a catalogue file, line by line; changes nothing
  import FILE [--add]         takes it over, whole or not at all; with --add it tells only some games of its providers
  off GAME|PROVIDER [WHERE]   not offered, everywhere or where all of WHERE holds
  only GAME|PROVIDER WHERE    offered nowhere but where all of WHERE holds
  on GAME|PROVIDER [WHERE]    takes such a rule back
  rules                       every rule there is
  pin LIST GAME POSITION      puts a game at a place of a list, counted from 1
  unpin LIST GAME             and lets it go where it belongs
  pins                        every pinned game
  month GAME|none             the game of the month
  changes                     the last fifty changes, with when and who

WHERE: --currency USD,CREDIT  --country DE,AT  --device desktop,mobile  --profile default
GAME is an id or an address such as castle-of-horror or Evoplay-GameName, PROVIDER a key such as Evoplay,
LIST a name such as new-games or a provider's key. Running nodes know a change within two seconds.`

/** @returns the wish, or what to tell whoever wrote something else. */
export function readWish(args: readonly string[]): Wish | Says {
  const read = split(args)
  if ('says' in read) return read
  const { words, options } = read
  const [command = '', ...rest] = words
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!known || rest.length !== known.words) return { says: usage }
  const where = whereOf(options)
  if ('says' in where) return where
  const wish = known.read(rest, where, options)
  return 'says' in wish ? wish : { ...wish, by: options.by ?? null }
}

/** How many words come after each command, and what they mean. */
const commands: Readonly<
  Record<
    string,
    {
      readonly words: number
      readonly read: (
        words: readonly string[],
        where: Where,
        options: Pick<Options, 'add'>,
      ) => Command | Says
    }
  >
> = {
  check: { words: 1, read: ([path = '']) => ({ type: 'check', path }) },
  import: {
    words: 1,
    read: ([path = ''], _, { add: adds = false }) => ({ type: 'import', path, adds }),
  },
  off: { words: 1, read: ([subject = ''], where) => ({ type: 'off', subject, where }) },
  on: { words: 1, read: ([subject = ''], where) => ({ type: 'on', subject, where }) },
  only: {
    words: 1,
    read: ([subject = ''], where) =>
      Object.values(where).some((values) => values.length > 0)
        ? { type: 'only', subject, where }
        : { says: 'only needs a condition: --country, --currency, --device or --profile.' },
  },
  pin: {
    words: 3,
    read: ([list = '', game = '', position = '']) =>
      /^[1-9]\d{0,2}$/.test(position)
        ? { type: 'pin', list, game, position: Number(position) }
        : { says: 'POSITION must be a whole number from 1 to 999.' },
  },
  unpin: { words: 2, read: ([list = '', game = '']) => ({ type: 'unpin', list, game }) },
  month: {
    words: 1,
    read: ([game = '']) => ({ type: 'month', game: game === 'none' ? null : game }),
  },
  rules: { words: 0, read: () => ({ type: 'rules' }) },
  pins: { words: 0, read: () => ({ type: 'pins' }) },
  changes: { words: 0, read: () => ({ type: 'changes' }) },
}

interface Options {
  readonly add?: boolean | undefined
  readonly by?: string | undefined
  readonly currency?: string | undefined
  readonly country?: string | undefined
  readonly device?: string | undefined
  readonly profile?: string | undefined
}

function split(
  args: readonly string[],
): { readonly words: readonly string[]; readonly options: Options } | Says {
  const text = { type: 'string' } as const
  try {
    const { positionals: words, values: options } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        add: { type: 'boolean' },
        by: text,
        currency: text,
        country: text,
        device: text,
        profile: text,
      },
    })
    return { words, options }
  } catch (fault) {
    if (fault instanceof TypeError) return { says: `${fault.message}\n\n${usage}` }
    throw fault
  }
}

function whereOf(options: Options): Where | Says {
  const where = {
    currencies: listed(options.currency),
    countries: listed(options.country),
    devices: listed(options.device),
    profiles: listed(options.profile),
  }
  if (!where.currencies.every(isCurrency)) return { says: '--currency takes USD and CREDIT.' }
  if (!where.countries.every((name) => /^[A-Z]{2}$/.test(name)))
    return { says: '--country takes codes of two capital letters, such as DE,AT.' }
  if (!where.devices.every((name) => name === 'desktop' || name === 'mobile'))
    return { says: '--device takes desktop and mobile.' }
  if (!where.profiles.every((name) => /^[a-z][a-z-]{0,39}$/.test(name)))
    return { says: '--profile takes names in small letters, such as default.' }
  return where
}

const listed = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').map((part) => part.trim())
