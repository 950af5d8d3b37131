import { expect, it } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'

it('allows just the scripts and styles that the page itself wrote, and nothing that came in another way', () => {
  const { text, inline } = inlineHashes(
    '<head><style nonce="m4rk">a{}</style><link href="/a.js" nonce="m4rk"></head>' +
      '<script async="" nonce="m4rk" src="/b.js"></script>' +
      '<script nonce="m4rk">alert(1)</script><script>stranger()</script>' +
      '<script id="x" nonce="m4rk" async="">alert(1)</script>',
    'm4rk',
  )
  expect(text).toBe(
    '<head><style>a{}</style><link href="/a.js"></head><script async="" src="/b.js"></script>' +
      '<script>alert(1)</script><script>stranger()</script><script id="x" async="">alert(1)</script>',
  )
  // printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(inline).toEqual({
    scripts: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
    styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
  })
})

it('lets no page out that would tell its mark', () => {
  expect(() => inlineHashes('<p>m4rk</p>', 'm4rk')).toThrow(Error)
})
