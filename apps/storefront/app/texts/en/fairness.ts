export const fairness = {
  title: 'Provably fair – {brand}',
  description:
    'How the house fixes every outcome before the bet, and how you can recompute it in your own browser.',
  heading: 'Provably fair',
  lead: 'A casino normally asks for trust. This one hands you the arithmetic. Here is all of it, without a gap.',
  sections: [
    {
      title: 'Before the round: a sealed number',
      paragraphs: [
        'The house draws 32 random bytes, the server seed, and shows you their SHA-256 hash. A hash is a fingerprint: easy to work out from the bytes, impossible to work back. So the house cannot change the seed later without your noticing.',
        'The hash of the seed after this one is shown as well. When you change seeds, the house cannot pick a new one to suit itself either.',
      ],
    },
    {
      title: 'Your share: the client seed',
      paragraphs: [
        'You may set your own client seed, 1 to 64 characters. The house fixed its seed before it knew yours, so it cannot have chosen one that is bad for you.',
        'A counter, the nonce, begins at 0 and grows by one with every round. It has no gaps: a refused bet takes no number, and a round cannot be dropped.',
      ],
    },
    {
      title: 'The round: one stream of numbers',
      paragraphs: [
        'HMAC-SHA256 with the server seed as its key is applied to “client seed:nonce:block”, for block 0, 1, 2 and on. Each block gives 32 bytes, read as eight 32-bit numbers.',
        'Where a game needs one of n possibilities, it takes the next number and divides by n. Numbers from the incomplete last stripe are thrown away, so that no possibility is favoured, not even by one in a billion.',
        'Reels, picks and free spins all draw from this stream and from nothing else.',
      ],
    },
    {
      title: 'After the round: the seal is opened',
      paragraphs: [
        'Change your seed whenever you like, as long as no round is open. The old server seed is shown, and every round that drew from it can be recomputed.',
        'The verifier does that in your browser. It loads the round once and then needs no server: the very mathematics that the house plays with is run again on your machine.',
      ],
    },
  ],
  formulaTitle: 'The whole rule',
  tableTitle: 'What each side knows, and when',
  columns: ['What', 'Before', 'During', 'After the change'],
  rows: [
    ['Hash of the server seed', 'both', 'both', 'both'],
    ['Server seed', 'house', 'house', 'both'],
    ['Client seed', 'you', 'both', 'both'],
    ['Outcome', 'fixed, nobody can change it', 'both', 'both, and you can recompute it'],
  ],
  exampleTitle: 'One seal, drawn',
  exampleText:
    'The verifier draws each hash as a seal of 32 rays, one a byte. Two equal seals are two equal hashes; a single changed bit gives another seal.',
  verify: 'Open the verifier',
}
