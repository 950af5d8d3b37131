import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../../../', import.meta.url)

/** Where players read: pages, games, letters and messages. */
const places = [
  'apps/storefront/app/shell/texts/*/*.ts',
  'apps/storefront/content/**/*.md',
  'apps/storefront/game-page/**/texts/*.ts',
  'apps/storefront/rules/**/words/*.ts',
  'apps/server/src/modules/mail/texts/*.ts',
  'apps/server/src/modules/**/*-{letter,letters,news,texts}.ts',
  'promotions/**/*.{ts,md,yaml}',
]

/** What pushes to chase losses, to raise stakes or to hurry (Remote technical standards, 14A), in the languages that we write. */
const pushing = [
  /win (it|your money|your losses) back\b/iu,
  /\b(recover|recoup) your loss/iu,
  /don[’']t stop now|(just|only) one more (spin|try|bet)\b|one more spin could|you[’']re (so close|due)\b|almost (there|won)\b/iu,
  /\b(raise|increase|double) your (bet|stake)s?\b/iu,
  /\bbet (more|higher|bigger) (and|to|now)\b/iu,
  /\b(hurry (up|now)|hurry[!,]|last chance|act now|only today|before it[’']s too late)\b/iu,
  /\bhot (streak|game|machine)\b|\blucky streak awaits\b/iu,
  /(hol|gewinn)\S* (Sie )?(sich )?(Ihr Geld|Ihren? Verlust\S*) zurück/iu,
  /beeilen Sie sich|letzte Chance|nur noch heute|erhöhen Sie (jetzt )?(Ihren|den) Einsatz/iu,
  /recupere (su dinero|sus pérdidas)|última oportunidad|dese prisa|suba (ahora )?su apuesta/iu,
  /recupere (seu dinheiro|suas perdas)|última chance|apresse-se|aumente (agora )?a sua aposta/iu,
  /récupérez (votre argent|vos pertes)|dernière chance|dépêchez-vous|augmentez (vite )?votre mise/iu,
  /負けを取り返(そう[！。]|しましょう)|今だけ[！の限]|お急ぎください|賭け金を(上げ|増や)(そう|しましょう)/u,
]

const files = places.flatMap((place) => globSync(place, { cwd: root })).toSorted()

/** A text that warns of it says so in the negative, or asks a question about it. */
const warns = /(never|don[’']t|do not|nie|nicht|kein|no |nunca|não|jamais|ne )[^.]*$/iu

const pushedIn = (text: string): string[] =>
  pushing.flatMap((form) => {
    const found = form.exec(text)
    if (found === null) return []
    const before = text.slice(Math.max(0, found.index - 60), found.index)
    return warns.test(before) ? [] : [found[0]]
  })

describe('nothing that a player reads', () => {
  it('is overlooked', () => {
    expect(files.length).toBeGreaterThan(300)
  })

  it('pushes to chase losses, to raise stakes or to hurry', () => {
    const found = files.flatMap((file) => {
      const pushed = pushedIn(readFileSync(new URL(file, root), 'utf8'))
      return pushed.length === 0 ? [] : [[file, ...pushed]]
    })
    expect(found).toEqual([])
  })

  it.each([
    'You are so close! One more spin could win it back.',
    'Hurry, last chance!',
    'Raise your bet and win.',
    'Letzte Chance, erhöhen Sie jetzt Ihren Einsatz.',
    'Augmentez votre mise.',
    '今だけ！賭け金を上げよう',
  ])('could say %j unseen', (text) => {
    expect(pushedIn(text)).not.toEqual([])
  })

  it('is taken for a push when it warns', () => {
    expect(pushedIn('Never bet more to win your money back.')).toEqual([])
  })
})
