export const fairness = {
  title: 'Provably fair – {brand}',
  description:
    'How we fix every outcome before you bet, and how you can check it in your own browser.',
  heading: 'Provably fair',
  lead: 'Most casinos ask you to trust them. We give you the math instead. Here’s all of it.',
  sections: [
    {
      title: 'Before the round: a sealed number',
      paragraphs: [
        'We draw 32 random bytes, the server seed, and show you their SHA-256 hash. A hash is a fingerprint: easy to calculate from the bytes, impossible to reverse. So we can’t change the seed later without you noticing.',
        'We also show the hash of the next seed. So when you change seeds, we can’t pick a new one that suits us.',
      ],
    },
    {
      title: 'Your share: the client seed',
      paragraphs: [
        'You can set your own client seed, 1 to 64 characters long. We fixed our seed before we knew yours, so we can’t have picked one that works against you.',
        'A counter, the nonce, starts at 0 and goes up by one with every round. It has no gaps: a refused bet doesn’t use a number, and no round can be dropped.',
      ],
    },
    {
      title: 'The round: one stream of numbers',
      paragraphs: [
        'We apply HMAC-SHA256, with the server seed as its key, to “client seed:nonce:block” for block 0, 1, 2 and so on. Each block gives 32 bytes, read as eight 32-bit numbers.',
        'When a game needs one of n possibilities, it takes the next number and divides it by n. Numbers from the incomplete last range are thrown away, so that no possibility is favored, not even by one in a billion.',
        'Reels, picks and free spins all draw from this stream and nothing else.',
      ],
    },
    {
      title: 'After the round: the seal is opened',
      paragraphs: [
        'Change your seed whenever you like, as long as no round is open. We then reveal the old server seed, and you can check every round that used it.',
        'The verifier does that in your browser. It loads the round and replays it on your device with the same math the game uses.',
      ],
    },
    {
      title: 'Jackpots: our seed and your bets',
      paragraphs: [
        'Some jackpots must be won at a secret amount. We draw it from a seed whose hash we show one run ahead, and from what players bring: every bet on that jackpot until it was last won, and the first bet after that. So our seed alone doesn’t decide the amount.',
        'Each bet, win and restart of a jackpot is one link in a public chain of hashes. You can find your own bets in it, and no other player can tell they are yours. After a win, we publish everything the amount was drawn from.',
      ],
    },
  ],
  formulaTitle: 'The formula',
  tableTitle: 'Who knows what, and when',
  columns: ['What', 'Before', 'During', 'After the change'],
  rows: [
    ['Hash of the server seed', 'both', 'both', 'both'],
    ['Server seed', 'us', 'us', 'both'],
    ['Client seed', 'you', 'both', 'both'],
    ['Outcome', 'fixed, nobody can change it', 'both', 'both, and you can check it'],
  ],
  exampleTitle: 'A sample seal',
  exampleText:
    'The verifier draws each hash as a seal of 32 rays, one per byte. Two identical seals are two identical hashes. Change a single bit and the seal looks different.',
  verify: 'Open the verifier',
}
