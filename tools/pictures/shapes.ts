/** Primitive SVG shapes, written as short as possible. */

/** A number with at most two decimals, as short as SVG allows. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}

/** Mixes two #rgb or #rrggbb colours; 0 gives the first, 1 the second. */
function mix(from: string, to: string, amount: number): string {
  const full = (colour: string) => (colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour)
  const channel = (colour: string, index: number) => Number.parseInt(full(colour).slice(1 + index * 2, 3 + index * 2), 16)
  const mixed = [0, 1, 2].map((index) => Math.round(channel(from, index) * (1 - amount) + channel(to, index) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A darker tone of the colour. */
export function dark(colour: string, amount = 0.18): string {
  return mix(colour, '#1b1033', amount)
}

/** A lighter tone of the colour. */
export function light(colour: string, amount = 0.35): string {
  return mix(colour, '#ffffff', amount)
}

/** A rectangle with rounded corners. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const corner = radius === 0 ? '' : ` rx="${short(radius)}"`
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner} fill="${fill}"/>`
}

/** A circle. */
export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`
}

/** An ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`
}

/** A filled path. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A stroked path with round ends. */
export function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A word, centred on (x, y) and fitted to a width so that every font gives the same picture. */
export function word(text: string, x: number, y: number, size: number, fill: string, width: number): string {
  return (
    `<text x="${short(x)}" y="${short(y + size * 0.36)}" font-family="sans-serif" font-weight="800" font-size="${short(size)}"` +
    ` text-anchor="middle" textLength="${short(width)}" lengthAdjust="spacingAndGlyphs" fill="${fill}">${text}</text>`
  )
}

/** Parts moved, turned about (32, 32) or scaled about it. */
export function place(parts: string, { x = 0, y = 0, rotate = 0, scale = 1 }: { x?: number; y?: number; rotate?: number; scale?: number }): string {
  const move = `translate(${short(32 + x)} ${short(32 + y)})`
  const turn = rotate === 0 ? '' : `rotate(${short(rotate)})`
  const size = scale === 1 ? '' : `scale(${short(scale)})`
  return `<g transform="${move}${turn}${size}translate(-32 -32)">${parts}</g>`
}

/** A repeatable stream of numbers from 0 to 1. */
function randomStream(seed: number): () => number {
  let state = seed * 2654435761 + 12345
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** The region that specks are strewn over, and how they look. */
export interface Strewn {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly count: number
  readonly width: number
  /** Length of one speck; 0 gives dots. */
  readonly length?: number
  /** Upper half only, as in a heap. */
  readonly heap?: boolean
}

/** Specks (grains, kernels, shreds) strewn evenly over an ellipse, as one path. */
export function specks(colour: string, seed: number, strewn: Strewn): string {
  const { x, y, rx, ry, count, width, length = 0, heap = false } = strewn
  const random = randomStream(seed)
  const taken: { readonly px: number; readonly py: number }[] = []
  let gap = width * 1.25
  for (let tries = 0; taken.length < count && tries < count * 60; tries += 1) {
    const angle = random() * Math.PI * (heap ? 1 : 2) + (heap ? Math.PI : 0)
    const radius = Math.sqrt(random())
    const px = x + Math.cos(angle) * radius * rx
    const py = y + Math.sin(angle) * radius * ry
    if (taken.every((other) => Math.hypot(other.px - px, other.py - py) > gap)) taken.push({ px, py })
    else gap *= 0.995
  }
  const d = taken.map(({ px, py }) => {
    const angle = random() * Math.PI
    return `M${short(px)} ${short(py)}l${short(Math.cos(angle) * length)} ${short(Math.sin(angle) * length)}`
  })
  return stroke(d.join(''), colour, width)
}
