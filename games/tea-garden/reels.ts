/** Strips of Tea Garden, top to bottom; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      10 lantern Q blossom fan blossom A J lantern Q 10 A K teapot fan lantern A J koi cup J Q koi lantern 10 J 10
    `),
    reel(`
      A J fan A K blossom 10 teapot J lantern Q J blossom koi 10 Q koi 10 blossom koi cup wild koi Q 10 fan A 10
    `),
    reel(`
      cup lantern Q J teapot cup koi fan J 10 blossom cup Q J wild Q 10 cup K 10 J koi A wild blossom koi 10 A
    `),
    reel(`
      J cup fan A Q fan lantern teapot Q lantern K J 10 cup koi A lantern blossom 10 koi J wild 10 A Q 10 K 10
    `),
    reel(`
      fan 10 Q J koi cup blossom A cup blossom 10 cup K teapot J koi koi 10 J Q lantern koi A Q J A 10
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
