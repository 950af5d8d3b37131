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
        'We draw 32 random bytes, the server seed, and show you their SHA-256 hash. A hash is a fingerprint: easy to calculate from the bytes, impossible to reverse.',
        'Your browser keeps this hash. If we ever showed another one for the same seed, it would notice and tell you. We show the hash of the next seed in advance, too, so ours is already fixed when you change seeds.',
      ],
    },
    {
      title: 'Your share: the client seed',
      paragraphs: [
        'Your browser draws your client seed, but only after it has seen and kept the hash of ours. You can use your own words instead, 1 to 64 characters. We fixed our seed before we knew yours, so we couldn’t pick one that works against you. That’s also why every change of seeds needs a new client seed.',
        'A counter, the nonce, starts at 0 and goes up by one with every round, without gaps. A refused bet doesn’t use a number. A void round keeps its number, and you get your bet back.',
      ],
    },
    {
      title: 'The round: one stream of numbers',
      paragraphs: [
        'We apply HMAC-SHA256, with the server seed as its key, to “client seed:nonce:block” for block 0, 1, 2 and so on. Each block gives 32 bytes, read as eight 32-bit numbers.',
        'When a game needs one of n possibilities, it takes the next number and divides it by n. Numbers from the incomplete last range are thrown away, so that no possibility is favored, not even by one in a billion.',
        'Outside live rooms, everything our own games draw (reels, cards, dice, balls, picks) comes from this stream and nothing else.',
      ],
    },
    {
      title: 'Every step: a signed receipt',
      paragraphs: [
        'For every bet and every choice in our own games outside live rooms, we sign a receipt with our key (Ed25519). It names the hash of our seed, your seed, the round, your bet and the receipt before it. So all rounds of a pair of seeds form one chain, and a round can’t be left out or changed without breaking it. For a refused bet you get a signed receipt, too: it says when and why, and where the chain stood.',
        'Your browser keeps the receipts, the hashes and the fingerprint of our key. If something we show later contradicts them, the game tells you at once. They stay in this browser until you delete its data, and the oldest make room for new ones. A private window forgets them when you close it. You can save them as a file.',
      ],
    },
    {
      title: 'After the round: the seal is opened',
      paragraphs: [
        'Change your seed whenever you like, as long as no round is open. We then reveal the old server seed, and you can check every round that used it.',
        'The verifier does that in your browser, with the same math the game uses. A single round proves little: a second seed with the same outcome can be found. So the verifier also checks whole streams: every round once, the chain unbroken, the hash and receipts the ones your browser kept, and every win recalculated. It always says what it had to compare with.',
      ],
    },
    {
      title: 'Jackpots: our seed and your bets',
      paragraphs: [
        'Some jackpots must be won at a secret amount. We draw it from a seed whose hash we show one run ahead, and from what players bring: every bet on that jackpot until it was last won, and the first bet after that. So our seed alone doesn’t decide the amount.',
        'Each bet, win and restart of a jackpot is one link in a public chain of hashes. You can find your own bets in it, and no other player can tell they are yours. After a win, we publish everything the amount was drawn from.',
      ],
    },
    {
      title: 'Live rooms: one chain for everybody',
      paragraphs: [
        'Rounds of Rocket Rail and the bingo halls are the same for all who play. They come from a chain of hashes made in advance. We published its end before the first round; each round shows its link, and anyone can check that it leads back to that end.',
        'You add no seed here. A salt, drawn after the end was published, stands in its place. We draw it ourselves unless the room names another source; that we didn’t know it before is our word.',
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
