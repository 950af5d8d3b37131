import { describe, expect, it } from 'vitest'
import { subjects } from '../subjects.ts'
import { compositionOf, planTiles } from './plan-tiles.ts'

const games = subjects()
const plans = planTiles(games)

describe('the plan of the tiles', () => {
  it('has one for every game of the catalogue', () => {
    expect([...plans.keys()].toSorted()).toEqual(games.map(({ key }) => key).toSorted())
  })

  it('gives no two the same scene, hero, mood, light, lettering and layout', () => {
    const seen = new Map<string, string>()
    for (const [key, job] of plans) {
      expect(seen.get(compositionOf(job)), `composed like ${key}`).toBeUndefined()
      seen.set(compositionOf(job), key)
    }
  })

  it('is the same every time', () => {
    expect(planTiles(games)).toEqual(plans)
  })

  it('shows what the name tells', () => {
    const heroOf = (name: string) =>
      plans.get(games.find((one) => one.name === name)?.key ?? '')?.hero
    expect(heroOf('Frog Prince Parade')).toBe('frog')
    expect(heroOf("Medusa's Mirror")).toBe('medusa')
    expect(heroOf('Cherry Telegraph')).toBe('cherries')
  })

  it('draws a Bonus Buy variant as the sibling of its title, in another light and marked', () => {
    const buys = games.filter(({ name }) => name.endsWith(' Bonus Buy'))
    expect(buys.length).toBeGreaterThan(40)
    for (const { key, name } of buys) {
      const title = games.find((one) => `${one.name} Bonus Buy` === name)
      const [first, second] = [plans.get(title?.key ?? ''), plans.get(key)]
      expect(second).toMatchObject({
        mark: 'BONUS BUY',
        title: first?.title,
        hero: first?.hero,
        scene: first?.scene,
      })
      expect(second?.mood).not.toBe(first?.mood)
    }
  })

  it('marks games of crash with their line and those of shooting with a sight', () => {
    for (const { key, kind } of games)
      expect(plans.get(key)).toMatchObject({ curve: kind === 'crash', sight: kind === 'fish' })
  })
})
