import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { GameStage, Language, StageOptions } from '@fairhouse/stage/rounds/game-stage'
import { finest } from '@fairhouse/stage/screen/choose-renderer'
import type { Sound } from '@fairhouse/stage/sound/sound'
import type { AnyTitle } from '../game-page/families/family.ts'
import { element } from '../game-page/markup/element.ts'

/** Rounds that can be shown, by name. */
export type Rounds = Readonly<Record<string, readonly RoundEvent[]>>

/** What the page has of what its address names. */
export interface StagePage {
  /** Null: none was named. */
  readonly title: AnyTitle | null
  /** Golden rounds of the title; null where it has none. */
  readonly golden: Rounds | null
  readonly areas: {
    readonly bar: HTMLElement
    readonly stage: HTMLElement
    readonly choices: HTMLElement
  }
}

/** What every stage is opened with, as the address says: `language`, `calm`, `renderer=canvas`. */
export const optionsOf = (
  asked: URLSearchParams,
  sound: Sound,
): Omit<StageOptions, 'paytable' | 'listener'> => ({
  language: languageOf(asked.get('language')),
  drawing: { ...finest, renderer: asked.get('renderer') === 'canvas' ? 'canvas' : 'webgl' },
  insets: { top: 8, right: 8, bottom: 8, left: 8 },
  calm: asked.has('calm'),
  sound,
  money: (amount) => (amount / 100).toFixed(2),
  progress: () => {},
})

const languages: readonly Language[] = ['en', 'de', 'es', 'pt', 'fr', 'ja']
export const languageOf = (name: string | null): Language =>
  languages.find((language) => language === name) ?? 'en'

/** A button for each round, and for the pace. */
export function layBar(bar: HTMLElement, stage: GameStage, rounds: Rounds): void {
  const button = (text: string, onclick: () => void): HTMLElement =>
    element('button', { type: 'button', onclick }, text)
  bar.append(
    ...Object.entries(rounds).map(([name, events]) => button(name, () => void play(stage, events))),
    button('hurry', () => stage.hurry()),
    button('turbo', () => stage.pace('turbo')),
    button('normal', () => stage.pace('normal')),
  )
}

/**
 * Plays the round that the address names as `play`, or shows the end of the one that it names as `show`.
 * @param cut what of the latter is shown.
 */
export function showAsked(
  stage: GameStage,
  rounds: Rounds,
  cut: (events: readonly RoundEvent[]) => readonly RoundEvent[],
): void {
  const asked = new URLSearchParams(location.search)
  const wanted = asked.get('play')
  if (wanted) void play(stage, rounds[wanted] ?? [])
  const still = asked.get('show')
  if (still) stage.show(cut(rounds[still] ?? []))
}

async function play(stage: GameStage, events: readonly RoundEvent[]): Promise<void> {
  stage.begin('bet', null)
  await stage.present(events)
  document.body.dataset['shown'] = 'yes'
}
