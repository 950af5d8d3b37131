import { z } from 'zod'

/** Something that was called on a scene that is not there: where, and with what. */
export interface Called {
  readonly path: string
  readonly given: readonly unknown[]
}

/**
 * Stands in for what a browser would draw: whatever it is asked for is there, and whatever is called does nothing, at once, and is written down.
 * @param own what is really there, by the name of a member at the top.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks says what it stands in for
export function absentScene<Scene>(
  called: Called[],
  own: Readonly<Record<string, unknown>> = {},
): Scene {
  return z.custom<Scene>().parse(nothing('', { called, own }))
}

interface Ground {
  readonly called: Called[]
  readonly own: Readonly<Record<string, unknown>>
}

function nothing(path: string, ground: Ground): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => {
      // It is no promise, has no members to go through, and counts as nothing.
      if (name === 'then') return undefined
      if (name === Symbol.iterator) return () => [][Symbol.iterator]()
      if (name === Symbol.toPrimitive) return () => 0
      const key = String(name)
      if (path === '' && Object.hasOwn(ground.own, key)) return ground.own[key]
      return nothing(path === '' ? key : `${path}.${key}`, ground)
    },
    set: () => true,
    apply: (_, __, given) => {
      ground.called.push({ path, given })
      return nothing(`${path}()`, ground)
    },
  })
}

/** Names of sounds of a title that are called as what they are for: `win`, `wins.0`, `levels.nice`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks says what it stands in for
export function namedCues<Cues>(path = ''): Cues {
  const groups: readonly string[] = ['wins', 'levels']
  const cues: unknown = new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined
        if (name === 'landings') return new Map()
        return groups.includes(name) ? namedCues(`${name}.`) : `${path}${name}`
      },
    },
  )
  return z.custom<Cues>().parse(cues)
}
