import type { PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { wordOf } from '../cashier/payment/word-of.ts'
import { writingOf } from '../../shell/house/house.tsx'
import type { Language } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { cashbackRates, contribution, vipLevels, writeFact } from './facts.ts'
import { helpLines } from './help-lines.server.ts'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { htmlTable } from './html-table.ts'

/** What parts are made from that is not written here. */
export interface PartFacts {
  /** What the cashier takes now. */
  readonly paymentMethods: readonly PaymentMethod[]
}

/** The HTML of a part that is made from data, in the language of the text around it; undefined: there is no such part. */
export function partOf(name: string, language: Language, facts: PartFacts): string | undefined {
  switch (name) {
    case 'wagering':
      return wageringTable(language)
    case 'vip-levels':
      return vipTable(language)
    case 'payment-methods':
      return paymentTable(language, facts.paymentMethods)
    case 'help-lines':
      return helpTable(language)
    default:
      return undefined
  }
}

const classes = ['slots', 'fish', 'crash', 'tables', 'cards', 'progressive'] as const

/** How much of a stake counts by kind of game, and what has to be staked to wager a hundred dollars. */
function wageringTable(language: Language): string {
  const { wagering } = texts[language].content.tables
  const write = (type: 'dollars' | 'percent', value: number) => writeFact({ type, value }, language)
  const rows = classes.map((one) => {
    const part = contribution[one]
    const needed = part === 0 ? wagering.never : write('dollars', 100 / part)
    return [wagering.games[one], write('percent', part), needed]
  })
  const per = fill(wagering.per, { amount: write('dollars', 100) })
  return htmlTable([wagering.game, wagering.counts, per], rows)
}

function vipTable(language: Language): string {
  const { vip } = texts[language].content.tables
  const rows = [{ name: 'none', turnover: 0, compTimes: 1 } as const, ...vipLevels].map(
    ({ name, turnover, compTimes }, index) => [
      vip.levels[name],
      writeFact({ type: 'dollars', value: turnover }, language),
      `× ${writeFact({ type: 'number', value: compTimes }, language)}`,
      writeFact({ type: 'percent', value: cashbackRates[index] ?? 0 }, language),
    ],
  )
  return htmlTable([vip.level, vip.turnover, vip.comp, vip.cashback], rows)
}

function paymentTable(language: Language, methods: readonly PaymentMethod[]): string {
  const { content, cashierWords } = texts[language]
  const { payments: words } = content.tables
  if (methods.length === 0) return htmlTable([words.method], [[words.none]])
  const { money } = writingOf(language)
  const termsOf = (terms: PaymentMethod['deposit']) =>
    terms === null
      ? words.no
      : {
          words: fill(words.from, { amount: money(terms.min, 'USD') }),
          below: cashierWords.takes[terms.takes],
        }
  const rows = methods.map(({ name, kind, deposit, withdrawal, confirmations, sandbox }) => {
    const counts =
      confirmations === null
        ? words.kinds[kind]
        : fill(words.countsAfter, { what: fillCounted(words.blocks, confirmations, language) })
    return [
      {
        words: wordOf(cashierWords.methods, name),
        below: sandbox ? `${counts} · ${cashierWords.payment.testMoney}` : counts,
      },
      termsOf(deposit),
      termsOf(withdrawal),
    ]
  })
  return htmlTable([words.method, words.deposit, words.withdrawal], rows)
}

function helpTable(language: Language): string {
  const { help } = texts[language].content.tables
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const rows = helpLines.map(({ country, who, page, phone }) => [
    { words: country === null ? help.everywhere : (names.of(country) ?? country), below: who },
    {
      links: [
        ...(phone === null ? [] : [{ to: `tel:${phone.replace(/\s/g, '')}`, words: phone }]),
        { to: page, words: new URL(page).host.replace(/^www[.]/, '') },
      ],
    },
  ])
  return htmlTable([help.who, help.reach], rows)
}
