import { drawFrom } from '@fairhouse/fairness/draw'
import { openStream } from '@fairhouse/fairness/stream'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Title } from '#modules/catalog'
import type { Database, Queryable } from '#platform/database'
import { createPack, type Pack } from './packed/pack.ts'
import { createUnpack, type Unpack } from './packed/unpack.ts'
import { type Vocabulary, vocabularyOf } from './packed/vocabulary.ts'
import { definitionOf } from './store/definition-of.ts'
import { storedVocabulary } from './store/stored-vocabulary.ts'

/** Rules as stored rounds name them, with how their events are packed. */
export interface Definition {
  readonly id: number
  readonly pack: Pack
}

/** The rules that are played here and those that stored rounds were played by. */
export interface Definitions {
  of(title: Title): Promise<Definition>
  /** The same without waiting, if they were asked for before. */
  known(title: Title): Definition | undefined
  /** Reads the events of rounds played by these rules, whether or not there is still such a title. */
  reader(on: Queryable, definition: number): Promise<(packed: Uint8Array) => readonly RoundEvent[]>
}

export function createDefinitions(database: Database): Definitions {
  const played = new Map<Title, Promise<Definition>>()
  const known = new Map<Title, Definition>()
  const readers = new Map<number, Unpack>()

  const asked = async (title: Title): Promise<Definition> => {
    const { id, vocabulary } = await definitionOf(database, title, () => sampled(title))
    const definition = { id, pack: createPack(vocabulary) }
    known.set(title, definition)
    return definition
  }
  return {
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

/** What events of a title are made of, learnt from rounds on a stream of zeros. A title's next version learns anew. */
function sampled({ rules }: Title): Vocabulary {
  const stream = openStream(new Uint8Array(32))
  const samples: unknown[] = []
  for (let nonce = 0; nonce < sampleRounds; nonce++) {
    const draw = drawFrom(stream.round('vocabulary', nonce))
    let step = rules.open(draw)
    samples.push(step.events)
    while (!step.state.done) {
      const [action] = step.actions
      if (!action) throw new Error('an open round offers nothing')
      const choice = 'choices' in action ? { choice: action.choices[0] ?? 0 } : {}
      step = rules.act(step.state, { type: action.type, ...choice }, draw)
      samples.push(step.events)
    }
  }
  return vocabularyOf(samples)
}
