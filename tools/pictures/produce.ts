/** Hand-drawn fruit, vegetables, meat and fish for which no glyph fits. */
import { circle, dark, ellipse, light, path, place, rect, specks, stroke } from './shapes.ts'

/** One broad leaf, pointing up, with a pale rib. */
function leaf(x: number, y: number, rotate: number, colour: string, size = 1): string {
  const parts = path('M32 4c14 4 19 16 17 27-1 8-8 15-17 17-9-2-16-9-17-17C13 20 18 8 32 4Z', colour) + stroke('M32 12v36M32 24l-8-6M32 24l8-6M32 35l-9-6M32 35l9-6', light(colour, 0.55), 1.8)
  return place(parts, { x, y, rotate, scale: size })
}

/** A tied bunch of leaves: sukuma wiki, spinach. */
export function bunch(colour: string, stem: string): string {
  return (
    stroke('M32 60 20 36M32 60 26 34M32 60V34M32 60l6-26M32 60l12-24', stem, 4) + leaf(-15, -6, -38, dark(colour, 0.2), 0.74) + leaf(15, -6, 38, dark(colour, 0.2), 0.74) + leaf(-8, -9, -16, colour, 0.76) + leaf(9, -9, 16, colour, 0.76) + leaf(0, -5, 0, light(colour, 0.14), 0.74) +
    rect(24, 47, 16, 5, '#e0a04a', 2.5)
  )
}

/** A round cabbage with wrapped leaves. */
export function cabbage(): string {
  return (
    path('M6 38C2 24 12 8 30 8c20 0 32 14 28 30-3 14-14 20-26 20S9 52 6 38Z', '#5fae3d') + path('M11 34C10 20 20 10 32 12c14 2 22 12 20 24-2 11-11 17-20 17-10 0-20-7-21-19Z', '#8fd05f') + path('M18 33c-1-11 7-17 15-16 10 1 15 9 13 18-2 8-8 12-14 12-8 0-13-6-14-14Z', '#b9e488') +
    stroke('M32 47c0-10 0-18 4-26M32 40c-4-4-6-8-7-13M33 36c4-3 7-6 9-10M12 44c-1-6-1-12 1-17M52 44c2-6 2-12 0-18', '#f0fbdc', 2)
  )
}

/** Three round fruits or roots in a triangle. */
export function trio(one: (x: number, y: number) => string): string {
  return one(19, 42) + one(45, 42) + one(32, 22)
}

/** A mango-shaped pawpaw, whole and cut. */
export function pawpaw(): string {
  return (
    place(path('M30 4c10 0 16 12 18 26 2 18-4 30-16 30S14 48 16 30C17 16 20 4 30 4Z', '#f4b63a') + path('M30 4c10 0 16 12 18 26 2 18-4 30-16 30 8-14 8-40-2-56Z', '#8fae3a'), { x: -9, y: -3, rotate: -18, scale: 0.88 }) +
    place(path('M32 4c10 0 16 12 16 27 0 18-6 29-16 29S16 49 16 31C16 16 22 4 32 4Z', '#f4a13a') + path('M32 8c8 0 12.5 10 12.5 23 0 15-4.5 25-12.5 25S19.5 46 19.5 31C19.5 18 24 8 32 8Z', '#ff7f3f') + path('M32 18c5 0 7 7 7 15s-3 15-7 15-7-7-7-15 2-15 7-15Z', '#ffb46b') + specks('#2d2a26', 4, { x: 32, y: 33, rx: 5, ry: 12, count: 18, width: 2.8 }), { x: 9, y: 3, rotate: 14, scale: 0.88 })
  )
}

/** Passion fruit: one whole, one halved. */
export function passion(): string {
  return circle(23, 24, 19, '#5b2a55') + circle(17, 18, 4, '#8a4f82') + circle(40, 40, 20, '#4a2046') + circle(40, 40, 17, '#f6e4c8') + circle(40, 40, 14, '#ffb81f') + specks('#ff9500', 3, { x: 40, y: 40, rx: 11, ry: 11, count: 9, width: 5 }) + specks('#2d1b2b', 6, { x: 40, y: 40, rx: 11, ry: 11, count: 13, width: 2.6, length: 1 })
}

/** A beetroot with leaves. */
export function beetroot(): string {
  return leaf(-9, -16, -26, '#3f9a3a', 0.5) + leaf(9, -16, 26, '#3f9a3a', 0.5) + leaf(0, -18, 0, '#54b54c', 0.52) + stroke('M26 30 22 18M32 29V16M38 30l4-12', '#c2255c', 3) + path('M32 26c13 0 20 7 20 16S42 57 34 58l-2 5-2-5C22 57 12 51 12 42s7-16 20-16Z', '#8e1f4f') + path('M40 27c8 2 12 8 12 15 0 9-10 15-18 16l-2 5c10-10 14-24 8-36Z', '#6f1440') + stroke('M18 40c1-4 3-6 6-7', '#c2557f', 3)
}

/** Roots: cassava or arrowroots, crossed, one end cut. */
export function roots(colour: string, flesh: string): string {
  const one = (rotate: number, x: number, y: number) =>
    place(path('M6 32c0-7 8-11 22-11 16 0 26 4 26 11s-10 11-26 11C14 43 6 39 6 32Z', colour) + path('M8 36c5 5 12 7 20 7 16 0 26-4 26-11-10 6-30 8-46 4Z', dark(colour, 0.2)) + ellipse(51, 32, 6, 9, dark(colour, 0.1)) + ellipse(52, 32, 4.8, 7.5, flesh) + stroke('M18 26l2 8M30 24l2 8M40 25l1 6', dark(colour, 0.3), 1.5), { x, y, rotate, scale: 0.98 })
  return one(-38, -2, -9) + one(-10, 0, 11)
}

/** A bundle of spring onions. */
export function springOnions(): string {
  const one = (dx: number, turn: number) => place(stroke('M32 40 30 6M32 40 37 4M32 40 25 10', '#3f9a3a', 4) + rect(29.5, 34, 5, 18, '#d9f0b8', 2.5) + ellipse(32, 54, 5, 6, '#ffffff') + stroke('M30 59v4M32 60v3.5M34 59v4', '#c9b99a', 1.2), { x: dx, rotate: turn })
  return one(-11, -10) + one(11, 10) + one(0, 0) + rect(17, 36, 30, 5, '#ff6b5e', 2.5)
}

/** A pile of small grains in a sack-cloth bowl. */
export function grainBowl(colour: string, seed = 3, width = 4.6, length = 1.6): string {
  return (
    path('M6 36C9 18 20 12 32 12s23 6 26 24Z', dark(colour, 0.3)) + specks(dark(colour, 0.12), seed, { x: 32, y: 37, rx: 24, ry: 23, count: 34, width, length, heap: true }) + specks(colour, seed + 5, { x: 32, y: 37, rx: 24, ry: 23, count: 34, width, length, heap: true }) + specks(light(colour, 0.5), seed + 5, { x: 31, y: 36, rx: 23, ry: 23, count: 26, width: 1.1, length: 0.5, heap: true }) +
    path('M3 36h58c0 14-9 24-22 24H25C12 60 3 50 3 36Z', '#c08a52') + path('M48 36h13c0 14-9 24-22 24h-5c8-4 13-12 14-24Z', '#a06f3c') + stroke('M8 42c12 2 36 2 48 0M12 49c12 2 28 2 40 0', '#dcb07c', 1.8)
  )
}

/** A whole fish lying on a slant. */
export function wholeFish(colour: string, belly: string, stripes = ''): string {
  const parts =
    path('M50 32 63 20c1 8 1 16 0 24Z', dark(colour, 0.2)) + path('M22 21c6-8 16-9 24-4l-4 6ZM26 43c3 6 9 8 15 6l-2-7Z', dark(colour, 0.2)) + path('M2 34c6-11 16-16 27-16 11 0 19 6 25 14-6 8-14 14-25 14C17 46 7 42 2 34Z', colour) + path('M2 34c8 4 34 6 52-2-6 8-14 14-25 14C17 46 7 42 2 34Z', belly) +
    stripes + stroke('M19 23c3 6 3 13 0 19', dark(colour, 0.3), 2) + circle(11.5, 30, 3, '#ffffff') + circle(11, 30, 1.6, '#1b1b2a') + specks(light(colour, 0.4), 5, { x: 34, y: 28, rx: 12, ry: 6, count: 12, width: 1.8 })
  return place(parts, { rotate: -14 })
}

/** Small silver fish (omena) in a heap. */
export function omena(): string {
  const one = (x: number, y: number, rotate: number) => place(path('M8 32c8-6 28-7 36-1l10-6v14l-10-6c-8 6-28 5-36-1Z', '#9fb4c2') + path('M8 32c8-6 28-7 36-1Z', '#5f7a8c') + circle(14, 31, 2, '#1b2a33'), { x: x - 32, y: y - 32, rotate, scale: 0.54 })
  return ellipse(32, 50, 29, 10, '#ffffff') + ellipse(32, 49, 29, 10, '#e3ecef') + [[20, 44, 12], [44, 45, -16], [31, 48, 4], [17, 35, -28], [46, 35, 24], [31, 39, -8], [24, 28, 32], [40, 27, -32], [32, 31, 10], [32, 19, -8]].map(([x = 0, y = 0, turn = 0]) => one(x, y, turn)).join('')
}

/** A white tray wrapped for the butcher's counter, meat on top. */
export function tray(meat: string): string {
  return path('M3 42h58l-5 15c-.7 2-2 3-4 3H12c-2 0-3.3-1-4-3Z', '#d5dde2') + rect(1, 38, 62, 7, '#f4f7f8', 3.5) + meat + path('M3 42h58l-1 3H4Z', '#e4eaee')
}

/** Cubes of boneless meat. */
export function cubes(colour: string, fat: string): string {
  const one = (x: number, y: number, turn: number) => `<g transform="rotate(${turn} ${x} ${y})">${rect(x - 8.5, y - 7.5, 17, 15, dark(colour, 0.2), 4)}${rect(x - 8.5, y - 7.5, 17, 12, colour, 4)}${stroke(`M${x - 5} ${y - 3}c3-2 5 2 9 0M${x - 3} ${y + 1}h5`, fat, 1.6)}</g>`
  return one(16, 33, -8) + one(32, 34, 6) + one(48, 33, -4) + one(24, 22, 14) + one(41, 21, -12)
}

/** Minced meat. */
export function mince(colour: string): string {
  const coil = { x: 32, y: 41, rx: 25, ry: 24, heap: true } as const
  return path('M5 41C8 24 20 14 32 14s24 10 27 27Z', dark(colour, 0.25)) + specks(colour, 4, { ...coil, count: 36, width: 4.4, length: 5 }) + specks(light(colour, 0.3), 12, { ...coil, count: 24, width: 3, length: 4.5 }) + specks('#ffe3dd', 20, { ...coil, count: 8, width: 2, length: 2 })
}

/** A smooth slab: liver, fillet. */
export function slab(colour: string, marks = ''): string {
  return path('M6 40c-3-10 4-20 16-21 8-1 12-6 21-4 12 2 19 14 16 24Z', dark(colour, 0.2)) + path('M6 37c-3-10 4-18 16-19 8-1 12-6 21-4 12 2 19 13 16 22-14 5-40 6-53 1Z', colour) + stroke('M14 28c3-4 8-5 13-5', light(colour, 0.5), 3) + marks
}

/** A plucked whole chicken. */
export function wholeChicken(): string {
  return (
    path('M8 40c-2-14 8-26 24-26s26 12 24 26c-1 8-10 12-24 12S9 48 8 40Z', '#f3c99b') + path('M32 14c16 0 26 12 24 26-1 8-10 12-24 12 14-4 18-24 0-38Z', '#e3ac77') + path('M10 42c-6-2-8-12-2-18 5-4 10-1 11 4 1 6-3 13-9 14ZM54 42c6-2 8-12 2-18-5-4-10-1-11 4-1 6 3 13 9 14Z', '#eab884') +
    path('M20 52c-6-1-9-9-4-15 4-5 12-3 13 4 1 7-3 12-9 11ZM44 52c6-1 9-9 4-15-4-5-12-3-13 4-1 7 3 12 9 11Z', '#f8d7b0') + rect(13, 50, 6, 9, '#fff6e8', 3) + rect(45, 50, 6, 9, '#fff6e8', 3) + stroke('M24 22c3-2 6-3 9-3', '#fff0dc', 3.4)
  )
}

/** Links of sausage in a curl; `smoked` for smokies. */
export function links(colour: string): string {
  const one = (x: number, y: number, rotate: number) => place(rect(8, 25, 48, 14, dark(colour, 0.15), 7) + rect(8, 25, 48, 11.5, colour, 5.7) + rect(14, 27.5, 30, 3, light(colour, 0.5), 1.5) + circle(7, 32, 2, dark(colour, 0.4)) + circle(57, 32, 2, dark(colour, 0.4)), { x, y, rotate, scale: 0.98 })
  return one(0, -16, -12) + one(0, 0, -12) + one(0, 16, -12)
}

/** A thick steak with a bone shaped like a T. */
export function steak(colour: string, bone: string): string {
  return path('M8 24C10 12 24 6 38 8c14 2 22 12 20 24-2 14-14 26-28 25C16 56 5 40 8 24Z', '#f7d9c4') + path('M12 25c2-9 13-14 25-12 12 1.5 19 9 17 19-2 12-12 21-23 20C19 51 9.5 37 12 25Z', colour) + bone + stroke('M18 38c3 5 7 8 11 9M45 40c3-3 5-6 5-9', light(colour, 0.45), 2)
}

/** A hand of bananas, ripe or green. */
export function bananas(colour: string): string {
  const one = (rotate: number, tone: string) =>
    `<g transform="rotate(${rotate} 36 10)">${path('M33 8c-2 18-8 30-20 36-3 1.5-3 5 0 6 20 4 34-14 29-41Z', tone)}${path('M42 9c5 27-9 45-29 41 16-2 25-18 24-41Z', dark(tone, 0.14))}${path('M13 44c-3 1.5-3 5 0 6l3 .4-.5-7.8Z', '#6d5a2a')}</g>`
  return place(one(-38, dark(colour, 0.12)) + one(-19, dark(colour, 0.05)) + one(0, colour) + path('M31 12c0-5 1-8 3-10l7 1c0 4 1 7 3 10-3 3-9 3-13-1Z', '#7d8a3a'), { x: 1, y: 4, rotate: 8, scale: 1.05 })
}
