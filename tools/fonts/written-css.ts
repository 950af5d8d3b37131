const weights = [
  { file: '400', set: '400 500', system: 'Regular' },
  { file: '700', set: '600 700', system: 'Bold' },
] as const

/**
 * The style sheet that joins the further face to the Japanese one. It names the very characters of that face, so that browsers fetch it
 * only for a page that shows one of them.
 * @param characters those of the face, at least one.
 */
export const writtenCss = (characters: string): string =>
  `/* Made by tools/fonts: what written pages need beyond the face of all Japanese pages. */\n${weights
    .map(({ file, set, system }) => faceRule(file, set, system, rangeLines(characters)))
    .join('\n')}`

const faceRule = (file: string, set: string, system: string, range: string): string =>
  `@font-face {
  font-family: "House Japanese";
  font-style: normal;
  font-display: swap;
  font-weight: ${set};
  src:
    local("Noto Sans CJK JP ${system}"),
    local("NotoSansCJKjp-${system}"),
    url("./noto-sans-jp-written-${file}.woff2") format("woff2");
  unicode-range:
${range};
}
`

/** The code points as the value of `unicode-range`, in lines as long as the formatter sets them. */
function rangeLines(characters: string): string {
  const lines: string[] = []
  let line = ''
  for (const sign of characters) {
    const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`
    if (line === '') line = code
    // Four of indent, and the comma after.
    else if (`    ${line}, ${code},`.length <= lineWidth) line += `, ${code}`
    else {
      lines.push(line)
      line = code
    }
  }
  return [...lines, line].map((one) => `    ${one}`).join(',\n')
}

/** As in `biome.json`. */
const lineWidth = 100
