import { formatMoney } from '@fairhouse/money'
import PdfDocument from 'pdfkit'
import { dayOf } from '#platform/iso-time'
import { pdfBytes } from '#platform/pdf-bytes'
import type { YearOfAccount } from './reckon-year.ts'
import { statementWords } from './words.ts'

const margin = 48
const width = 595 - 2 * margin
const lowest = 780

/** Where the columns of a line begin, and how wide they are, as shares of the page. */
const columns = [0, 0.17, 0.42, 0.8] as const

interface Given {
  readonly login: string
  readonly isTestMoney: boolean
  readonly language: string
  readonly brand: string
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * A year as a document for people. The faces that every reader of PDF has know Western Europe only, so whoever reads Japanese has it in
 * English; the table is in all languages.
 */
export function writePdf(told: YearOfAccount, given: Given): Promise<Buffer> {
  const words = statementWords(given.language === 'ja' ? 'en' : given.language)
  const money = (units: bigint): string =>
    plainBlanks(formatMoney(units, told.currency, words.language))
  const page = new PdfDocument({
    size: 'A4',
    margin,
    lang: words.language,
    info: { Title: `${words.title} ${told.year}`, Author: given.brand },
  })
  const written = pdfBytes(page)
  page.font('Helvetica-Bold').fontSize(18).text(given.brand)
  page.fontSize(14).text(`${words.title} ${told.year}`)
  page
    .font('Helvetica')
    .fontSize(9)
    .text(`${words.login}: ${given.login} · ${dayOf(given.now)}`)
  if (given.isTestMoney) page.text(words.testMoney)
  const line = lineWriter(page)
  const sum = (name: string, units: bigint): void => line([name, '', '', money(units)], 'bold')
  sum(words.opening, told.opening)
  if (told.payments.length > 0)
    line([words.date, words.payments, words.number, words.amount], 'head')
  for (const { at, type, label, method, id, change } of told.payments)
    line([dayOf(at), words.types[type], `${label ?? method ?? ''} ${id.slice(-12)}`, money(change)])
  if (told.play.length > 0) line([words.month, words.play, '', words.result], 'head')
  for (const { month, stakes, payouts } of told.play) {
    const both = `${words.stakes} ${money(stakes)} · ${words.payouts} ${money(payouts)}`
    line([month, '', both, money(payouts - stakes)])
  }
  page.moveDown(0.8)
  if (told.other !== 0n) line([words.other, '', '', money(told.other)])
  sum(words.closing, told.closing)
  page.end()
  return written
}

type Look = 'plain' | 'bold' | 'head'

/** Writes lines of four columns one below the other, on as many pages as it takes. */
function lineWriter(page: PDFKit.PDFDocument) {
  return (texts: readonly [string, string, string, string], look: Look = 'plain'): void => {
    if (look === 'head') page.moveDown(0.8)
    page.font(look === 'plain' ? 'Helvetica' : 'Helvetica-Bold').fontSize(9)
    // A text has the room of the empty ones beside it.
    const widths = columns.map((from, index) => {
      const next = columns.find((_, other) => other > index && texts[other] !== '')
      return ((next ?? 1) - from) * width - 6
    })
    const height = Math.max(
      ...texts.map((text, index) => page.heightOfString(text, { width: widths[index] ?? width })),
    )
    if (page.y + height > lowest) page.addPage()
    const top = page.y + 4
    for (const [index, text] of texts.entries())
      page.text(text, margin + (columns[index] ?? 0) * width, top, {
        width: widths[index] ?? width,
        align: index === 3 ? 'right' : 'left',
      })
    page.x = margin
    page.y = top + height
    if (look !== 'head') return
    page
      .moveTo(margin, page.y + 2)
      .lineTo(margin + width, page.y + 2)
      .lineWidth(0.5)
      .stroke()
    page.y += 5
  }
}

/** Narrow blanks between digits are in no face that every reader has. */
const plainBlanks = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ')
