import { describe, expect, it } from 'vitest'
import { parseFont } from './bitmap-font.ts'

const text = `info face="digits" size=84
common lineHeight=88 base=74 scaleW=389
page id=0 file="digits.webp"
chars count=2
char id=32 x=0 y=0 width=0 height=0 xoffset=0 yoffset=0 xadvance=22 page=0
char id=36 x=166 y=184 width=76 height=104 xoffset=-8 yoffset=13 xadvance=58 page=0
`

describe('a font description', () => {
  it('gives every letter its place, its offset and its advance', () => {
    const { lineHeight, places } = parseFont(text)
    expect(lineHeight).toBe(88)
    expect(places.get('$')).toEqual({
      x: 166,
      y: 184,
      width: 76,
      height: 104,
      left: -8,
      top: 13,
      advance: 58,
    })
    expect(places.get(' ')?.advance).toBe(22)
    expect(places.size).toBe(2)
  })
})
