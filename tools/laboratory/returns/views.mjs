// What each reel of a spin can show when wins are counted, and the courses that a spin's other draws can take.
import { refuseBesideRemoval, windowWithout } from '../rounds/removal.mjs'
import { cellOf } from '../rounds/splits.mjs'

/** Everything about a spin that its reels are read with. */
export function spinParts({ definition }, rule) {
  const { symbols, wild } = definition
  const { mystery, scatters, triggers, cash, respin } = rule
  const fills = wild?.expands || wild?.nudges ? wild.symbol : null
  const counted = [...scatters, ...triggers].map(({ symbol }) => symbol)
  if (cash !== undefined) counted.push(cash.symbol, cash.collector)
  if (respin !== undefined) counted.push(respin.symbol)
  return {
    definition,
    rule,
    filler: mystery?.fills ? mystery.symbol : fills,
    specials: [...new Set(counted)],
    faces: [
      ...symbols.map((symbol) => cellOf(definition, symbol)),
      ...(rule.wildMultipliers ?? []).map(({ value }) => ({
        symbol: wild.symbol,
        size: 1,
        times: value,
      })),
    ],
  }
}

const keyBase = 32

/** How many of a special a key counts. */
export const countIn = (parts, key, symbol) =>
  Math.floor(key / keyBase ** parts.specials.indexOf(symbol)) % keyBase

/**
 * `[reel]`: views, each with the faces of its cells, its weight and the key of its specials; equal ones joined.
 * @param isShown which stops of which reels count.
 * @param standing a column of names that stands on a reel instead of its stops, by reel.
 */
export function viewsOf(parts, isShown = () => true, standing = new Map()) {
  const { definition, rule } = parts
  if (rule.removal !== undefined) return viewsWithRemoval(parts)
  return rule.strips.map((strip, reel) => {
    if (standing.has(reel))
      return joined(withMultipliers(parts, [viewOf(parts, standing.get(reel), [])]))
    const shown = strip.flatMap((_, stop) => {
      const names = windowAt(definition, rule, { reel, stop })
      if (!isShown(reel, names, stop)) return []
      const isFilled = parts.filler !== null && names.includes(parts.filler)
      return [viewOf(parts, isFilled ? names.map(() => parts.filler) : names, names)]
    })
    return joined(withMultipliers(parts, shown))
  })
}

/** A view whose symbols may go holds besides what each choice of the rule leaves of it: `fallen`. */
function viewsWithRemoval(parts) {
  const { definition, rule } = parts
  refuseBesideRemoval(definition, rule)
  return rule.strips.map((strip, reel) =>
    joined(
      strip.map((_, stop) => {
        const names = windowAt(definition, rule, { reel, stop })
        const fallen = rule.removal.choices.map(({ symbols }) => {
          const left = windowWithout(strip, symbols, { stop, rows: names.length })
          return viewOf(parts, left, left)
        })
        return { ...viewOf(parts, names, names), fallen }
      }),
    ),
  )
}

export function windowAt({ rows }, { strips, colossal = [] }, { reel, stop }) {
  const strip = strips[reel]
  return Array.from({ length: rows[reel] }, (_, row) =>
    colossal.includes(reel) ? strip[stop] : strip[(stop + row) % strip.length],
  )
}

function viewOf({ definition, specials }, shown, seen) {
  const key = specials.reduce(
    (sum, special, digit) =>
      sum + seen.filter((name) => name === special).length * keyBase ** digit,
    0,
  )
  return { cells: shown.map((name) => definition.symbols.indexOf(name)), weight: 1, key }
}

/** Every wild draws what it multiplies by; each view of a reel is weighed alike by the draws that it does not need. */
function withMultipliers({ definition, rule: { wildMultipliers } }, views) {
  if (wildMultipliers === undefined) return views
  const { symbols, wild } = definition
  const wildFace = symbols.indexOf(wild.symbol)
  const all = wildMultipliers.reduce((sum, { weight }) => sum + weight, 0)
  const wildsOf = ({ cells }) => cells.filter((face) => face === wildFace).length
  const most = Math.max(0, ...views.map(wildsOf))
  return views.flatMap((view) => {
    let split = [{ ...view, weight: view.weight * all ** (most - wildsOf(view)) }]
    for (const [row, face] of view.cells.entries()) {
      if (face !== wildFace) continue
      split = split.flatMap((one) =>
        wildMultipliers.map(({ weight }, i) => ({
          ...one,
          weight: one.weight * weight,
          cells: one.cells.with(row, symbols.length + i),
        })),
      )
    }
    return split
  })
}

export function joined(views) {
  const found = new Map()
  for (const view of views) {
    const fallen = view.fallen?.map(({ cells, key }) => `${cells.join()}:${key}`).join('|') ?? ''
    const name = `${view.cells.join()}/${view.key}/${view.extra ?? 0}/${fallen}`
    const same = found.get(name)
    if (same === undefined) found.set(name, { ...view })
    else same.weight += view.weight
  }
  return [...found.values()]
}

/**
 * The courses of a spin: views that are enumerated together, what is wild in them, and how they weigh.
 * @param views as `viewsOf` gives them, or some of them.
 */
export function coursesOf(parts, views) {
  const { definition, rule } = parts
  const wilds = definition.wild === undefined ? [] : [definition.wild.symbol]
  let courses = blocks(rule, views).map((some) => ({ weight: 1, views: some, wilds }))
  courses = courses.flatMap((course) => chosen(parts, course))
  courses = courses.flatMap((course) => withoutRemoved(parts, course))
  courses = courses.flatMap((course) => revealed(parts, course))
  courses = courses.flatMap((course) => upgraded(parts, course))
  return courses.flatMap((course) => dropped(parts, course))
}

/** Reels that turn as one, symbol by symbol. */
function blocks({ colossal }, views) {
  if (colossal === undefined) return [views]
  const [first] = colossal
  return views[first].map((view) =>
    views.map((reel, number) => {
      if (number === first) return [view]
      if (!colossal.includes(number)) return reel
      return [{ ...reel.find(({ cells }) => cells[0] === view.cells[0]), weight: 1 }]
    }),
  )
}

function chosen({ definition, rule: { chosenWild } }, course) {
  if (chosenWild === undefined) return [course]
  const face = definition.symbols.indexOf(chosenWild.symbol)
  const shows = ({ cells }) => cells.includes(face)
  const all = chosenWild.choices.reduce((sum, { weight }) => sum + weight, 0)
  const hidden = course.views.map((reel) => reel.filter((view) => !shows(view)))
  const first = course.views.map((_, at) =>
    course.views.map((reel, number) => {
      if (number === at) return reel.filter(shows)
      return number < at ? hidden[number] : reel
    }),
  )
  return [
    { ...course, weight: course.weight * all, views: hidden },
    ...first
      .filter((views, at) => views[at].length > 0)
      .flatMap((views) =>
        chosenWild.choices.map(({ symbol, weight }) => ({
          weight: course.weight * weight,
          views,
          wilds: [...course.wilds, symbol],
        })),
      ),
  ]
}

function withoutRemoved({ rule: { removal } }, course) {
  if (removal === undefined) return [course]
  const leftBy = (choice) =>
    course.views.map((reel) =>
      joined(
        reel.map(({ fallen, weight, ...whole }) => ({ ...(fallen[choice] ?? whole), weight })),
      ),
    )
  return [{ weight: removal.none }, ...removal.choices].map(({ weight }, number) => ({
    ...course,
    weight: course.weight * weight,
    views: leftBy(number - 1),
  }))
}

function upgraded({ definition: { symbols }, rule: { upgrade } }, course) {
  if (upgrade === undefined) return [course]
  return [{ weight: upgrade.none }, ...upgrade.choices].map(({ from, to, weight }) => ({
    ...course,
    weight: course.weight * weight,
    views: course.views.map((reel) =>
      joined(
        reel.map((view) => ({
          ...view,
          cells: view.cells.map((face) => (symbols[face] === from ? symbols.indexOf(to) : face)),
        })),
      ),
    ),
  }))
}

function revealed({ definition, rule: { mystery } }, course) {
  if (mystery === undefined) return [course]
  const { symbols } = definition
  const from = symbols.indexOf(mystery.symbol)
  return mystery.choices.map(({ symbol, weight }) => {
    const to = symbols.indexOf(symbol)
    return {
      ...course,
      weight: course.weight * weight,
      views: course.views.map((reel) =>
        joined(
          reel.map((view) => ({
            ...view,
            cells: view.cells.map((face) => (face === from ? to : face)),
          })),
        ),
      ),
    }
  })
}

function dropped({ definition, specials, rule }, course) {
  const { wildDrop, chosenWild } = rule
  if (wildDrop === undefined) return [course]
  const { symbols, wild } = definition
  const spared = [...specials, chosenWild?.symbol].map((name) => symbols.indexOf(name))
  const wildFace = symbols.indexOf(wild.symbol)
  return [{ cells: [], weight: wildDrop.none }, ...wildDrop.patterns].map(({ cells, weight }) => ({
    ...course,
    weight: course.weight * weight,
    views: course.views.map((reel, number) => {
      const rows = cells.filter(([on]) => on === number).map(([, row]) => row)
      return joined(
        reel.map((view) => ({
          ...view,
          cells: view.cells.map((face, row) =>
            rows.includes(row) && !spared.includes(face) ? wildFace : face,
          ),
        })),
      )
    }),
  }))
}
