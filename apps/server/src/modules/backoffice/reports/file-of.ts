import type { ReportFile } from '@fairhouse/contract/backoffice/reports'
import type * as PdfTable from '#platform/pdf-table'
import { type Cell, xlsxOf } from '#platform/xlsx'
import { reportCsv } from './report-csv.ts'

const typeOf: Readonly<Record<ReportFile, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** What a file is made of. */
export interface Reported {
  /** Of the file, without its ending. */
  readonly name: string
  readonly brand: string
  /** The two lines at the top of a document. */
  readonly title: string
  readonly about: string
  /** Heads, then rows. */
  readonly cells: readonly (readonly Cell[])[]
}

/** A report as a file, as the contract gives it: its content is in base64. */
export async function fileOf(
  as: ReportFile,
  reported: Reported,
): Promise<{ readonly name: string; readonly type: string; readonly content: string }> {
  const content = await contentOf[as](reported)
  return {
    name: `${reported.name}.${as}`,
    type: typeOf[as],
    content: content.toString('base64'),
  }
}

const contentOf: Readonly<Record<ReportFile, (reported: Reported) => Buffer | Promise<Buffer>>> = {
  csv: ({ cells }) => Buffer.from(reportCsv(cells)),
  xlsx: ({ cells }) => xlsxOf('Report', cells),
  pdf: ({ cells, ...told }) => pdfOf({ ...told, rows: cells }),
}

/** Loaded by the first who wants one: a house opens sooner without fonts and pages. */
const pdfOf: typeof PdfTable.pdfOf = async (table) => {
  const { pdfOf: write } = await import('#platform/pdf-table')
  return write(table)
}
