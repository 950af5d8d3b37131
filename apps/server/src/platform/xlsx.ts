import { zipOf } from './zip.ts'
import { decimalOf } from './csv.ts'

/** A text, a whole number, or minor units that are shown with so many digits after the point. */
export type Cell = string | number | { readonly units: number; readonly scale: number }

const namespace = 'http://schemas.openxmlformats.org'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const plain = 0
const bold = 1
const whole = 2
const money = 3

const parts = {
  '[Content_Types].xml': `${head}<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${namespace}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  // Cell formats by their place: plain, bold, whole numbers (3: #,##0) and money (4: #,##0.00).
  'xl/styles.xml': `${head}<styleSheet xmlns="${namespace}/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="3" applyNumberFormat="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
} as const

/**
 * A workbook of one sheet (Office Open XML, ECMA-376), whose first row are heads and stay in sight. Texts are texts: nothing in them is taken for a formula.
 * The same rows make the same bytes. @param name of the sheet, at most 31 letters.
 */
export function xlsxOf(name: string, rows: readonly (readonly Cell[])[]): Buffer {
  const workbook = `${head}<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets><sheet name="${inXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  return zipOf({
    ...parts,
    'xl/workbook.xml': workbook,
    'xl/worksheets/sheet1.xml': sheetOf(rows),
  })
}

const sheetOf = (rows: readonly (readonly Cell[])[]): string =>
  `${head}<worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="14"/><sheetData>${rows
    .map((row, place) => `<row>${row.map((cell) => cellOf(cell, place === 0)).join('')}</row>`)
    .join('')}</sheetData></worksheet>`

function cellOf(cell: Cell, isHead: boolean): string {
  if (typeof cell === 'number') return `<c s="${whole}"><v>${cell}</v></c>`
  if (typeof cell === 'object')
    return `<c s="${money}"><v>${decimalOf(cell.units, cell.scale)}</v></c>`
  if (cell === '') return '<c/>'
  return `<c t="inlineStr" s="${isHead ? bold : plain}"><is><t xml:space="preserve">${inXml(cell)}</t></is></c>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** XML knows no control characters, not even escaped ones. */
const inXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
