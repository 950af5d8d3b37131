import { formatNumber } from '@fairhouse/money'
import PdfDocument from 'pdfkit'
import { pdfBytes } from './pdf-bytes.ts'
import type { Cell } from './xlsx.ts'

/** A table as a document. */
export interface PdfTable {
  /** Whose it is: at the top of the first page. */
  readonly brand: string
  readonly title: string
  /** What it says of itself below its title: the period, when it was made and by whom. */
  readonly about: string
  /** Heads, then rows. The first column says what a row is. */
  readonly rows: readonly (readonly Cell[])[]
}

const margin = 40
/** A4, on its side. */
const page = { width: 842, height: 595 } as const
const lowest = page.height - margin
const firstWidth = 132
/** Numbers of ten digits fit with their separators, at the size below. */
const otherWidth = 70
const columnsAtOnce = Math.floor((page.width - 2 * margin - firstWidth) / otherWidth)
const size = 8
const lineHeight = 13

/**
 * A table as a document for people, in the faces that every reader has (Western Europe). Columns in which nothing stands are left out; those that are more than a page
 * is wide follow in further tables, each with the first column.
 */
export function pdfOf(table: PdfTable): Promise<Buffer> {
  const [heads = [], ...rows] = table.rows
  const document = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    info: { Title: table.title, Author: table.brand },
  })
  const written = pdfBytes(document)
  document.font('Helvetica-Bold').fontSize(16).text(table.brand)
  document.fontSize(12).text(table.title)
  document.font('Helvetica').fontSize(size).text(table.about)
  document.moveDown(1)
  for (const places of sheetsOf(heads, rows)) {
    document.y += lineHeight
    if (document.y > lowest - 3 * lineHeight) document.addPage()
    writeSheet(document, { heads, rows, places })
  }
  document.end()
  return written
}

/** Which columns stand in which of the tables. Pure. */
export function sheetsOf(
  heads: readonly Cell[],
  rows: readonly (readonly Cell[])[],
): readonly (readonly number[])[] {
  const full = heads.flatMap((_, place) =>
    place > 0 && rows.some((row) => !isNothing(row[place])) ? [place] : [],
  )
  const sheets: number[][] = []
  for (let from = 0; from < full.length; from += columnsAtOnce)
    sheets.push([0, ...full.slice(from, from + columnsAtOnce)])
  return sheets.length === 0 ? [[0]] : sheets
}

const isNothing = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === '' || cell === 0 || (typeof cell === 'object' && cell.units === 0)

interface Sheet {
  readonly heads: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
  readonly places: readonly number[]
}

/** Its heads stand at the top of each page that it takes. */
function writeSheet(document: PDFKit.PDFDocument, { heads, rows, places }: Sheet): void {
  const line = (cells: readonly Cell[], isHead: boolean): void => {
    document.font(isHead ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
    const top = document.y
    for (const [nth, place] of places.entries())
      document.text(inText(cells[place] ?? ''), leftOf(nth), top, {
        width: (nth === 0 ? firstWidth : otherWidth) - 6,
        height: lineHeight,
        ellipsis: true,
        lineBreak: false,
        align: nth === 0 ? 'left' : 'right',
      })
    document.x = margin
    document.y = top + lineHeight
    if (isHead)
      document
        .moveTo(margin, document.y - 3)
        .lineTo(leftOf(places.length), document.y - 3)
        .lineWidth(0.5)
        .stroke()
  }
  line(heads, true)
  for (const row of rows) {
    if (document.y + lineHeight > lowest) {
      document.addPage()
      line(heads, true)
    }
    line(row, false)
  }
}

const leftOf = (nth: number): number =>
  margin + (nth === 0 ? 0 : firstWidth + (nth - 1) * otherWidth)

function inText(cell: Cell): string {
  if (typeof cell === 'string') return cell
  return typeof cell === 'number'
    ? formatNumber(cell, { decimals: 0 })
    : formatNumber(cell.units / 10 ** cell.scale, { decimals: cell.scale })
}
