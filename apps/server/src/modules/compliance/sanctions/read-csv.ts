/** The rows of a CSV text (RFC 4180), with `separator` between fields. */
export function readCsv(text: string, separator: ',' | ';'): string[][] {
  const rows: string[][] = []
  let [row, field, isQuoted] = [[] as string[], '', false]
  const endField = (): void => {
    row.push(field)
    field = ''
  }
  for (let place = 0; place < text.length; place++) {
    const sign = text[place] ?? ''
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text[place + 1] === '"') field += text[place++]
      else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === separator) endField()
    else if (sign === '\n') {
      endField()
      rows.push(row)
      row = []
    } else if (sign !== '\r') field += sign
  }
  if (field !== '' || row.length > 0) {
    endField()
    rows.push(row)
  }
  return rows
}
