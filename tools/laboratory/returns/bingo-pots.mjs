// What bingo shares out, and in how many ways.

/** Units of a prize in a hall of so many cards. */
export const potOf = ({ unitsPerStake, prizes }, cards, wanted) =>
  (unitsPerStake * cards * prizes.find(({ prize }) => prize === wanted).perMille) / 1000

/** In how many ways k are chosen of n. */
export const chosen = (n, k) => {
  let ways = 1
  for (let taken = 1; taken <= k; taken++) ways = (ways * (n - k + taken)) / taken
  return k < 0 || k > n ? 0 : ways
}
