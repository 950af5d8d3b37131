import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { permittedMechanics } from '@fairhouse/contract/entities/permitted-mechanics'
import { permittedPaytable } from '@fairhouse/contract/entities/permitted-paytable'
import type { PagePlayRules } from '@fairhouse/contract/entities/play-rules'
import { providerById } from '@fairhouse/contract/entities/provider'
import type { Currency } from '@fairhouse/money'
import { certificateOf } from '../games/certificates.server.ts'
import type { Language } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import type { GameInfo, Maker, Proof } from './game-info.ts'
import { rulesHere } from './rules-here.server.ts'
import { rulesOf } from './rules.server.ts'
import type { RuleTeller } from '../../../rules/family-rules.ts'
import { tellPaytable } from './tell-paytable.server.ts'
import { tellerOf } from './tellers.server.ts'

const similarCount = 12

/** For whom the page of a game is told. */
interface Reader {
  readonly catalogue: PageCatalogue
  readonly language: Language
  /** What his place forbids is not told. */
  readonly playRules: PagePlayRules
  /** What he bets in; null: a visitor, of whom nobody knows where he is. */
  readonly currency: Currency | null
}

/** What the page of a game tells to somebody. */
export function gameInfoOf(game: Game, reader: Reader): GameInfo {
  const { catalogue, language } = reader
  const { since, grid, ways, pays } = catalogue.details(game.id)
  const playRules = reader.playRules[pays?.paytable.family === 'slot' ? 'slot' : 'other']
  const { maxStake } = playRules
  return {
    texts: texts[language].gameInfo,
    game: {
      ...game,
      mechanics: permittedMechanics(game.mechanics, playRules),
      maxStake: maxStake === null ? game.maxStake : Math.min(game.maxStake, maxStake),
    },
    details: { since, grid, ways },
    sinceWords: dayInWords(since, language),
    maker: makerOf(game),
    proof: proofOf(game.uri, pays && tellerOf(pays.paytable.family, language)),
    isSkill: pays?.isSkill ?? false,
    rules: rulesOf(game.uri, language, playRules),
    here: rulesHere(game, {
      rules: playRules,
      language,
      texts: texts[language].gameInfo.here,
      isKnown: reader.currency !== null,
      currency: reader.currency ?? 'USD',
      pays,
    }),
    paytable:
      pays === null
        ? null
        : tellPaytable(
            game.uri,
            { ...pays, paytable: permittedPaytable(pays.paytable, playRules) },
            {
              certificate: certificateOf(game.uri),
              language,
              playRules,
              isRoom: game.room !== undefined,
            },
          ),
    similar: catalogue.similar(game.id).slice(0, similarCount),
  }
}

const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** @throws Error for a provider that is not in the list: no game may name one. */
export function makerOf(game: Game): Maker {
  const provider = providerById(game.provider)
  if (provider === undefined) throw new Error(`${game.uri} is by nobody known: ${game.provider}`)
  return { name: provider.name, path: provider.path }
}

function proofOf(uri: string, teller: RuleTeller | null): Proof | null {
  const certificate = certificateOf(uri)
  if (certificate === undefined) return null
  const { uri: _, split, ...proof } = certificate
  const named = [
    ...split.map(({ part }) => part),
    ...proof.featureOneIn.map(({ feature }) => feature),
  ].map((part) => [part, teller?.partName(part) ?? part] as const)
  return {
    ...proof,
    split: split.map(({ part, ratio }) => ({ part, ratio })),
    names: Object.fromEntries(named),
  }
}
