/** Strips of Emerald Delta, top to bottom; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      10 papyrus J 10 Q heron 9 K heron A papyrus Q lotus A crocodile 10 9 K J beetle lotus crocodile Q beetle K J 9 K
    `),
    reel(`
      beetle 9 papyrus A K Q heron papyrus J Q papyrus crocodile 9 K 10 Q A K lotus J 10 beetle J 9 lotus 10 K
    `),
    reel(`
      heron J 9 lotus beetle A wild 9 papyrus K 10 crocodile beetle papyrus lotus A 10 Q heron crocodile wild Q beetle J Q 9 10
    `),
    reel(`
      papyrus K J 9 papyrus 10 9 crocodile lotus A 10 A Q 9 A heron beetle crocodile J Q 10 papyrus beetle K A lotus Q
    `),
    reel(`
      K J papyrus 10 heron K A 10 lotus A J Q 10 K 9 J heron K Q crocodile beetle lotus 9 beetle papyrus crocodile 9
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
