import { type Chance, chanceOf, oneOf, seedOf } from '../page/chance.ts'
import type { TileJob } from '../page/job.ts'
import type { ThingName } from '../page/things/all.ts'
import { heroOfKind, layoutsOfKind, sceneOfKind, type TileKind } from './kinds.ts'
import { type Theme, themes } from './themes.ts'
import { thingsInName } from './words.ts'

/** A game as far as its tile is concerned. */
export interface TileSubject {
  readonly key: string
  readonly name: string
  readonly kind: TileKind
  readonly themes: readonly string[]
}

const sibling = / Bonus Buy$/

/** What two tiles may not have in common. */
export const compositionOf = ({ scene, hero, mood, light, lettering, layout }: TileJob): string =>
  [scene, hero, mood, light, lettering, layout].join(' ')

/**
 * How each tile is to look, by key: by theme, kind and the words of its name; what can be chosen is what was chosen least so far.
 * No two tiles have the same composition. A title's Bonus Buy variant keeps hero, scene and lettering in another light.
 */
export function planTiles(subjects: readonly TileSubject[]): ReadonlyMap<string, TileJob> {
  const plans = new Map<string, TileJob>()
  const taken = new Set<string>()
  const used = createUse()
  const settle = (key: string, draw: (attempt: number) => TileJob): void => {
    for (let attempt = 0; ; attempt++) {
      const job = draw(attempt)
      if (taken.has(compositionOf(job))) continue
      taken.add(compositionOf(job))
      plans.set(key, job)
      return
    }
  }
  const originals = new Map(subjects.map((one) => [one.name, one]))
  for (const subject of subjects)
    if (!sibling.test(subject.name))
      settle(subject.key, (attempt) => original(subject, attempt, used))
  for (const subject of subjects) {
    if (!sibling.test(subject.name)) continue
    const title = subject.name.replace(sibling, '')
    const first = plans.get(originals.get(title)?.key ?? '')
    settle(subject.key, (attempt) =>
      first
        ? variant(first, subject, attempt)
        : { ...original({ ...subject, name: title }, attempt, used), mark: 'BONUS BUY' },
    )
  }
  return plans
}

type Use = ReturnType<typeof createUse>

/** Chooses what was chosen least, and by chance among those. */
function createUse() {
  const counts = new Map<string, number>()
  const countOf = (where: string, item: string): number => counts.get(`${where} ${item}`) ?? 0
  return <Item extends string>(where: string, items: readonly Item[], chance: Chance): Item => {
    const least = Math.min(...items.map((item) => countOf(where, item)))
    const item = oneOf(
      chance,
      items.filter((one) => countOf(where, one) === least),
    )
    counts.set(`${where} ${item}`, least + 1)
    return item
  }
}

function original(subject: TileSubject, attempt: number, use: Use): TileJob {
  const { key, name, kind } = subject
  const chance = chanceOf(seedOf(`${key} ${attempt}`))
  const [theme, second] = subject.themes.map(themeOf)
  if (!theme) throw new RangeError(`${key} has no theme`)
  const named = thingsInName(name)
  const own = use('thing', theme.things, chance)
  const shown = named[0] ?? own
  const hero = heroOfKind(kind, shown, chance)
  const beside = besideOf(hero, [
    shown,
    ...named,
    ...(second ? [use('thing', second.things, chance)] : []),
    own,
    ...theme.things,
  ])
  return {
    seed: seedOf(key),
    title: name,
    mark: null,
    scene: sceneOfKind(kind, use(`scene ${subject.themes[0]}`, theme.scenes, chance), chance),
    mood: use('mood', theme.moods, chance),
    hero,
    beside,
    accents: oneOf(chance, theme.accents),
    light: use('light', theme.lights, chance),
    lettering: use('lettering', theme.letterings, chance),
    layout: use('layout', layoutsOfKind(kind), chance),
    mirrored: chance() < 0.5,
    curve: kind === 'crash',
    sight: kind === 'fish',
  }
}

function variant(first: TileJob, subject: TileSubject, attempt: number): TileJob {
  const chance = chanceOf(seedOf(`${subject.key} ${attempt}`))
  const theme: Theme = themeOf(subject.themes[0] ?? '')
  const others = theme.moods.filter((mood) => mood !== first.mood)
  return {
    ...first,
    seed: seedOf(subject.key),
    mark: 'BONUS BUY',
    mood: oneOf(chance, others),
    light: oneOf(chance, theme.lights),
    mirrored: !first.mirrored,
  }
}

function themeOf(name: string): Theme {
  const theme = themes[name]
  if (!theme) throw new RangeError(`no theme ${name} in tools/art/tiles/plan/themes.ts`)
  return theme
}

const besideOf = (hero: ThingName, candidates: readonly ThingName[]): ThingName =>
  candidates.find((one) => one !== hero) ?? hero
