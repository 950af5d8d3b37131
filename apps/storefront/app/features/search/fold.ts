/** Letters that no decomposition takes apart. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '&': ' and ',
}

const katakana = /[\u30a1-\u30f6]/g
const toHiragana = 0x60

/**
 * A text as search compares it: small letters, no accents, full and half width alike, katakana as hiragana. Japanese
 * voicing marks stay, for they make another sound.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđı&]/g, (letter) => spelled[letter] ?? letter)
    .replace(/['’`´]/g, '')
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - toHiragana))

const wordPattern = /[\p{L}\p{N}\p{M}ー]+/gu

/** The words of a folded text, in order. */
export const wordsIn = (folded: string): readonly string[] => folded.match(wordPattern) ?? []

/** Written without spaces between its words. */
export const isUnspaced = (word: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(word)
