/** The drawings of the app's shortcuts: white on a lagoon disc, with a mango accent, easy to tell apart. */

const lagoon = '#0b7a75'
const mango = '#ffb020'
const white = '#ffffff'

const disc = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${lagoon}"/>${body}</svg>`

const line = (path: string, colour: string = white): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`

/** A trolley with something in it. */
export const cartShortcut = (): string =>
  disc(
    `<path d="M38 24h26v16H38z" fill="${mango}"/>${line('M20 26h8l8 34h30l7-24H31')}` +
      `<circle cx="40" cy="72" r="5" fill="${white}"/><circle cx="62" cy="72" r="5" fill="${white}"/>`,
  )

/** Two speech bubbles. */
export const gossipShortcut = (): string =>
  disc(
    `<path d="M44 22h26a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8v10L60 54H44a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z" fill="${mango}"/>` +
      `<path d="M26 38h24a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H38L27 78V68h-1a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8z" fill="${white}"/>` +
      ['29', '38', '47'].map((x) => `<circle cx="${x}" cy="53" r="3.2" fill="${lagoon}"/>`).join(''),
  )

/** A ticked calendar day, without a hint of its meaning. */
export const logShortcut = (): string =>
  disc(
    `<rect x="24" y="27" width="48" height="46" rx="8" fill="${white}"/><path d="M24 40V35a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v5z" fill="${mango}"/>` +
      `${line('M36 22v9')}${line('M60 22v9')}${line('M37 56l8 8 15-15', lagoon)}`,
  )
