import { drawFrom } from '@fairhouse/fairness/draw'
import { openStream } from '@fairhouse/fairness/stream'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { anyMove } from '@fairhouse/game-math/any-action'
import type { Game } from '@fairhouse/game-math/game'
import type { Title } from '#modules/catalog'
import type { Database, Queryable } from '#platform/database'
import { createPack, type Pack } from './packed/pack.ts'
import { createUnpack, type Unpack } from './packed/unpack.ts'
import { type Vocabulary, vocabularyOf } from './packed/vocabulary.ts'
import type { AtPlay } from './at-play.ts'
import type { PlayNeeds } from './needs.ts'
import { definitionOf } from './store/definition-of.ts'
import { type StoredDefinition, storedDefinition } from './store/stored-definition.ts'
import { storedVocabulary } from './store/stored-vocabulary.ts'

/** Rules as stored rounds name them, with how their events are packed. */
export interface Definition {
  readonly id: number
  /** Of the rules. */
  readonly hash: string
  readonly pack: Pack
}

/** What a stored round was played by: its rules, or why they cannot be had, in words for an operator. */
export type PlayedBy = {
  readonly definition: Definition
  /** Whether or not there are such rules. */
  readonly manifest: AtPlay['manifest']
} & ({ readonly title: AtPlay } | { readonly missing: string })

/** The rules that are played here and those that stored rounds were played by. */
export interface Definitions {
  of(title: Title): Promise<Definition>
  /** The same without waiting, if they were asked for before. */
  known(title: Title): Definition | undefined
  /** What rounds of this definition are played by, in the version that they were begun with. */
  ofRound(definition: number): Promise<PlayedBy>
  /** The rules of a title by their hash, today's or earlier ones; null when they cannot be had. */
  rulesOf(uri: string, hash: string): Promise<Game | null>
  /** Reads the events of rounds played by these rules, whether or not there is still such a title. */
  reader(on: Queryable, definition: number): Promise<(packed: Uint8Array) => readonly RoundEvent[]>
}

export function createDefinitions({
  database,
  titles,
  released,
}: {
  readonly database: Database
} & Pick<PlayNeeds, 'titles' | 'released'>): Definitions {
  const played = new Map<Title, Promise<Definition>>()
  const known = new Map<Title, Definition>()
  const readers = new Map<number, Unpack>()
  const ofRounds = new Map<number, PlayedBy>()
  const games = new Map<string, Game>()

  const asked = async (title: Title): Promise<Definition> => {
    const { id, vocabulary } = await definitionOf(database, title, () => sampled(title))
    const definition = { id, hash: title.rules.hash, pack: createPack(vocabulary) }
    known.set(title, definition)
    return definition
  }
  /** What is not there is asked for again: an installation may be mended while it runs. */
  const found = async (
    uri: string,
    hash: string,
  ): Promise<Awaited<ReturnType<typeof released>>> => {
    const today = titles.find(uri)?.rules
    const game = today?.hash === hash ? today : games.get(`${uri} ${hash}`)
    if (game) return { game }
    const kept = await released(uri, hash)
    if ('game' in kept) games.set(`${uri} ${hash}`, kept.game)
    return kept
  }
  const playedBy = async (definition: number): Promise<PlayedBy> => {
    const stored: StoredDefinition = await storedDefinition(database, definition)
    const { uri, hash, game_id: id, vocabulary } = stored
    const manifest = { id, uri }
    const kept = await found(uri, hash)
    const packs = { definition: { id: definition, hash, pack: createPack(vocabulary) }, manifest }
    return 'game' in kept
      ? { ...packs, title: { manifest, rules: kept.game } }
      : { ...packs, ...kept }
  }
  return {
    rulesOf: async (uri, hash) => {
      const kept = await found(uri, hash)
      return 'game' in kept ? kept.game : null
    },
    ofRound: async (definition) => {
      const earlier = ofRounds.get(definition)
      if (earlier) return earlier
      const now = await playedBy(definition)
      if ('title' in now) ofRounds.set(definition, now)
      return now
    },
    known: (title) => known.get(title),
    of: (title) => {
      const earlier = played.get(title)
      if (earlier) return earlier
      const now = asked(title)
      played.set(title, now)
      // Whoever comes after a fault asks again.
      now.catch(() => played.delete(title))
      return now
    },
    reader: async (on, definition) => {
      const unpack = readers.get(definition) ?? createUnpack(await storedVocabulary(on, definition))
      readers.set(definition, unpack)
      // What is packed was typed when it was packed.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      return (packed) => unpack(packed) as readonly RoundEvent[]
    },
  }
}

const sampleRounds = 500
const roundsAtOnce = 5

/** What events of a title are made of, learnt from rounds on a stream of zeros. A title's next version learns anew. */
async function sampled({ rules }: Title): Promise<Vocabulary> {
  const stream = openStream(new Uint8Array(32))
  const { samples = [{}] } = rules
  const told: unknown[] = []
  for (let nonce = 0; nonce < sampleRounds; nonce++) {
    // A title can take as long as this many thousand bets.
    if (nonce % roundsAtOnce === 0) await new Promise(setImmediate)
    const draw = drawFrom(stream.round('vocabulary', nonce))
    let step = rules.open(draw, samples[nonce % samples.length])
    told.push(step.events)
    while (!step.state.done) {
      step = rules.act(
        step.state,
        anyMove(rules, step, () => 0),
        draw,
      )
      told.push(step.events)
    }
  }
  return vocabularyOf(told)
}
