import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { GameDetails } from '@fairhouse/contract/entities/game'
import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import { formatMoney, formatNumber } from '@fairhouse/money'
import { certifiedCards, type FigureVoice, modeFigures } from '../../../rules/certified-cards.ts'
import type { RuleTable, RuleTeller } from '../../../rules/family-rules.ts'
import type { RuleCard, RuleVoice } from '../../../rules/rule-card.ts'
import { ruleWords as de } from '../../../rules/words/de.ts'
import { ruleWords as en } from '../../../rules/words/en.ts'
import { ruleWords as es } from '../../../rules/words/es.ts'
import { ruleWords as fr } from '../../../rules/words/fr.ts'
import { ruleWords as ja } from '../../../rules/words/ja.ts'
import { ruleWords as pt } from '../../../rules/words/pt.ts'
import { writingOf } from '../../shell/house/house.tsx'
import type { Language } from '../../shell/texts/languages.ts'
import { fill } from '../../shell/language/say.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { exactDigits, exactPercent } from './game-info.ts'
import { symbolNameOf, symbolPictureOf } from './symbols.server.ts'
import { tellerOf } from './tellers.server.ts'
import type { ToldPaytable, ToldSymbol } from './told-paytable.ts'

const words = { en, de, es, pt, fr, ja }

type Pays = NonNullable<GameDetails['pays']>

/** The paytable and the rules of an own title as its page shows them. */
export function tellPaytable(
  uri: string,
  { paytable, unitsPerStake }: Pays,
  given: {
    readonly certificate: Certificate | undefined
    readonly language: Language
    readonly playRules: Pick<PlayRules, 'gamble'>
    /** It is played in a live room. */
    readonly isRoom?: boolean
  },
): ToldPaytable {
  const { certificate, language, playRules, isRoom = false } = given
  const voice = voiceOf(uri, unitsPerStake, language)
  const percent = (ratio: number) => exactPercent(ratio, language)
  const figures: FigureVoice = { ...voice, language, percent }
  const symbol = (name: string): ToldSymbol => ({
    name: voice.symbolName(name, 1),
    picture: symbolPictureOf(uri, name),
  })
  const teller = tellerOf(paytable.family, language)
  const table = teller.table(paytable, voice)
  const cards = [
    ...teller.cards(paytable, voice),
    ...modeCards(paytable, certificate, { ...voice, ...figures }),
    ...(certificate ? provenCards(certificate, playRules, { teller, figures }) : []),
  ]
  return {
    howTitle: voice.words.how.title,
    how:
      isRoom && teller.howInRoom ? teller.howInRoom(paytable, voice) : teller.how(paytable, voice),
    ...tableOf(table, symbol),
    cards: cards.map((card) => ({
      ...card,
      symbol: card.symbol === null ? null : symbol(card.symbol),
    })),
    most: voice.words.most(voice.amount(paytable.maxUnits)),
  }
}

/** What pays how much, with the names and pictures of symbols. */
function tableOf(
  table: RuleTable | null,
  symbol: (name: string) => ToldSymbol,
): Pick<ToldPaytable, 'bySymbols' | 'head' | 'counts' | 'rows' | 'lines' | 'grid'> {
  if (table === null)
    return { bySymbols: false, head: null, counts: [], rows: [], lines: [], grid: [] }
  const { head = null, columns: counts, rows, lines, grid } = table
  return {
    bySymbols: rows.some(({ symbols }) => symbols.length > 0),
    head,
    counts,
    rows: rows.map(({ symbols, name, pays }) => ({
      symbols: name === null ? symbols.map(symbol) : [{ name, picture: null }],
      pays,
    })),
    lines,
    grid,
  }
}

/** What the certificate says, first of what the family alone has. */
const provenCards = (
  certificate: Certificate,
  playRules: Pick<PlayRules, 'gamble'>,
  { teller, figures }: { readonly teller: RuleTeller; readonly figures: FigureVoice },
): readonly RuleCard[] => [
  ...(teller.certified?.(certificate, figures) ?? []),
  ...certifiedCards(certificate, playRules, figures),
]

/** Other ways to bet than the plain one, each with its price and the return of its own certificate. */
function modeCards(
  { modes }: Pick<Paytable, 'modes'>,
  certificate: Certificate | undefined,
  voice: RuleVoice & FigureVoice,
): readonly RuleCard[] {
  const {
    words: { modes: said },
    amount,
  } = voice
  return modes.map(({ name, kind, price }) => {
    const proof = certificate?.modes.find((one) => one.name === name)
    const isBought = kind === 'buy'
    return {
      symbol: null,
      title: isBought ? said.buy : said.ante,
      sentences: [
        isBought ? said.buySentence : said.anteSentence,
        isBought ? said.costs(amount(price)) : said.costsEach(amount(price)),
        ...modeFigures(proof, voice),
      ],
      rows: [],
      more: [],
    }
  })
}

/** Sentences without a currency: amounts are multiples of the stake, but for the seeds of jackpots, which are so many of any currency. */
function voiceOf(uri: string, unitsPerStake: number, language: Language): RuleVoice {
  const { topWinOf } = texts[language].gameInfo
  const { number } = writingOf(language)
  const all = new Intl.ListFormat(language, { type: 'conjunction' })
  const one = new Intl.ListFormat(language, { type: 'disjunction' })
  return {
    words: words[language],
    amount: (units) => fill(topWinOf, { x: multiple(units, unitsPerStake, language) }),
    figure: (units) => multiple(units, unitsPerStake, language),
    money: (minorUnits) => formatMoney(minorUnits, 'CREDIT', language),
    symbolName: (symbol, count) => symbolNameOf(uri, language)(symbol, count),
    number: (value) => number(value),
    list: (parts) => all.format(parts),
    either: (parts) => one.format(parts),
  }
}

/** Whole to the last digit where four digits can say it, else cut to two. */
function multiple(units: number, unitsPerStake: number, language: Language): string {
  const isExact = (units * 10 ** exactDigits) % unitsPerStake === 0
  return formatNumber(units / unitsPerStake, {
    decimals: isExact ? exactDigits : 2,
    trim: true,
    locale: language,
  })
}
