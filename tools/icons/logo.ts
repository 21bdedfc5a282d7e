/** The Comrade mark: a letter C that embraces a rising sun, over a lagoon. */

const LAGOON = '#0b7a75'
const DEEP = '#08615d'
const MANGO = '#ffb020'
const WHITE = '#ffffff'

/** The side of the square that the mark is drawn on. */
export const LOGO_SIZE = 512

/** How much of the field the mark fills; a maskable icon keeps it inside the safe zone. */
const MARK_SCALE = { any: 1, maskable: 0.84, bare: 1.38 } as const

/** The mark itself, scaled about the centre of the square. */
function mark(letter: string, sun: string, scale: number): string {
  return (
    `<g transform="translate(${256 + Math.round(13 * scale)} 256)scale(${scale})">` +
    `<path d="M70-121.2A140 140 0 1 0 113.3 82.3" fill="none" stroke="${letter}" stroke-width="70" stroke-linecap="round"/>` +
    `<circle cx="94" cy="-20" r="51" fill="${sun}"/></g>`
  )
}

/** Wraps a drawing in an SVG document. */
function document(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">${body}</svg>`
}

/** The field: lagoon above, deeper water below a wave. */
function field(radius: number): string {
  const corner = radius === 0 ? '' : ` rx="${radius}"`
  const wave =
    radius === 0
      ? 'M0 372q64-44 128 0t128 0t128 0t128 0V512H0Z'
      : `M0 372q64-44 128 0t128 0t128 0t128 0V${LOGO_SIZE - radius}a${radius} ${radius} 0 0 1-${radius} ${radius}H${radius}a${radius} ${radius} 0 0 1-${radius}-${radius}Z`
  return `<rect width="512" height="512"${corner} fill="${LAGOON}"/><path d="${wave}" fill="${DEEP}"/>`
}

/** The icon on a rounded tile. */
export function anyIcon(): string {
  return document(field(112) + mark(WHITE, MANGO, MARK_SCALE.any))
}

/** The icon to the very edge at full size: the platform rounds it itself (Apple touch). */
export function edgeIcon(): string {
  return document(field(0) + mark(WHITE, MANGO, MARK_SCALE.any))
}

/** The icon to the very edge, its mark inside the safe zone of any mask. */
export function maskableIcon(): string {
  return document(field(0) + mark(WHITE, MANGO, MARK_SCALE.maskable))
}

/** The mark in its colours on nothing, for a drawing of another size. */
export function splashMark(): string {
  return mark(WHITE, MANGO, MARK_SCALE.bare)
}

/** The mark alone, white on nothing: themed icons and notification badges. */
export function monochromeIcon(padded: boolean): string {
  return document(mark(WHITE, WHITE, padded ? MARK_SCALE.maskable : MARK_SCALE.bare))
}
