/** Home tiles, promotions and bundles: mainly the pictures of the first screen. */
import { compose, glyph } from './compose.ts'
import type { Picture } from './compose.ts'
import { backdrop, bubble, simCard } from './campus-things.ts'
import { smartphone } from './electronics.ts'
import { cylinder, laundryBasin, matatu } from './errand-things.ts'
import { shopFront } from './textiles.ts'
import { circle, place, stroke, word } from './shapes.ts'

const phone = place(smartphone(), { x: -8, scale: 0.94 })
const onPhone = (art: string): Picture => compose(phone, art)

export const homePictures = {
  'tile-food': compose(glyph('hamburger', { x: 24, y: 25, size: 42 }), glyph('french-fries', { x: 45, y: 37, size: 38 }), glyph('cup-with-straw', { x: 18, y: 47, size: 30 })),
  'tile-gas': compose(place(cylinder('#0b7a75', '6kg'), { x: -6, y: 1, scale: 0.92 }), glyph('fire', { x: 50, y: 22, size: 30 })),
  'tile-laundry': compose(laundryBasin()),
  'tile-salon': compose(glyph('woman-getting-haircut-medium-dark', { x: 27, y: 32, size: 58 }), glyph('nail-polish-medium-dark', { x: 52, y: 48, size: 28 })),
  'tile-roommate': compose(glyph('woman-medium-dark', { x: 20, y: 25, size: 38 }), glyph('man-medium-dark', { x: 45, y: 25, size: 38 }), glyph('key', { x: 33, y: 50, size: 28 })),
  'tile-rental': compose(glyph('house-with-garden', { x: 32, y: 30, size: 60 }), glyph('key', { x: 47, y: 49, size: 30 })),
  'tile-marketplace': compose(shopFront('#fff1cc', '#f2545b', ['laptop', 'books', 'guitar'].map((name, index) => glyph(name, { x: 18 + index * 14, y: 44, size: 15 })).join(''))),
  'tile-chemist': compose(glyph('lotion-bottle', { x: 24, y: 29, size: 50, swap: { '#f8312f': '#2e9e4f' } }), glyph('pill', { x: 44, y: 42, size: 38 })),
  'tile-university': compose(glyph('school', { x: 32, y: 36, size: 56 }), glyph('graduation-cap', { x: 48, y: 15, size: 28 })),
  'tile-gossip': compose(bubble(23, 22, 46, '#ff6b8b'), glyph('fire', { x: 23, y: 20, size: 25 }), glyph('shushing-face', { x: 43, y: 43, size: 38 })),
  'tile-transport': compose(glyph('auto-rickshaw', { x: 24, y: 23, size: 42 }), glyph('motorcycle', { x: 40, y: 43, size: 44 })),
  'tile-eshop': compose(glyph('shopping-bags', { x: 29, y: 32, size: 58 }), glyph('label', { x: 51, y: 17, size: 26 })),
  'tile-errands': compose(glyph('person-running-facing-right-medium-dark', { x: 26, y: 31, size: 54 }), glyph('package', { x: 47, y: 45, size: 28 })),
  'tile-services': compose(glyph('man-mechanic-medium-dark', { x: 25, y: 30, size: 50 }), glyph('toolbox', { x: 46, y: 46, size: 34 })),
  'tile-groceries': compose(glyph('basket', { x: 32, y: 41, size: 52 }), glyph('leafy-green', { x: 20, y: 19, size: 27 }), glyph('tomato', { x: 34, y: 20, size: 23 }), glyph('banana', { x: 47, y: 20, size: 25 })),
  'tile-health': compose(glyph('red-heart', { x: 30, y: 31, size: 54 }), stroke('M8 33h11l5-10 8 20 6-12 3 5h9', '#ffffff', 3.4), glyph('stethoscope', { x: 49, y: 47, size: 28 })),
  'tile-articles': compose(glyph('open-book', { x: 31, y: 36, size: 56 }), glyph('hibiscus', { x: 47, y: 17, size: 30 })),
  'tile-cycle': compose(glyph('calendar', { x: 29, y: 31, size: 56, swap: { '#0084ce': '#f2739c' } }), glyph('cherry-blossom', { x: 48, y: 46, size: 31 })),
  'promo-food': compose(backdrop('#ffd98a'), glyph('pizza', { x: 21, y: 24, size: 34 }), glyph('hamburger', { x: 40, y: 40, size: 40 }), glyph('cup-with-straw', { x: 50, y: 18, size: 26 })),
  'promo-groceries': compose(backdrop('#bfe8c9'), glyph('basket', { x: 32, y: 42, size: 46 }), glyph('leafy-green', { x: 21, y: 22, size: 25 }), glyph('pineapple', { x: 35, y: 18, size: 28 }), glyph('red-apple', { x: 47, y: 25, size: 20 })),
  'promo-gas': compose(backdrop('#bfe3e0'), place(cylinder('#f58220', '6kg'), { x: -5, y: 2, scale: 0.8 }), glyph('motor-scooter', { x: 46, y: 46, size: 32 })),
  'promo-rides': compose(backdrop('#ffd0c9'), place(matatu(), { y: 4, scale: 0.88 })),
  'promo-services': compose(backdrop('#d6d3fb'), glyph('toolbox', { x: 23, y: 40, size: 36 }), glyph('broom', { x: 41, y: 27, size: 38 }), glyph('high-voltage', { x: 22, y: 17, size: 20 }), glyph('sparkles', { x: 50, y: 48, size: 20 })),
  'promo-laundry': compose(backdrop('#c9e6fb'), place(laundryBasin(), { y: 3, scale: 0.86 })),
  'bundle-student': compose(phone, glyph('graduation-cap', { x: 24, y: 9, size: 28 }), place(simCard('#ffb020'), { x: 17, y: 14, scale: 0.52 })),
  'bundle-data': onPhone(glyph('wireless', { x: 47, y: 45, size: 33 })),
  'bundle-sms': onPhone(bubble(46, 24, 34, '#ffd43b') + circle(39.5, 23, 2.3, '#3a2a1a') + circle(46.5, 23, 2.3, '#3a2a1a') + circle(53.5, 23, 2.3, '#3a2a1a')),
  'bundle-minutes': onPhone(glyph('telephone-receiver', { x: 46, y: 46, size: 32 }) + stroke('M46 26c5 1 8 4 9 9M47 19c9 1 14 7 15 15', '#0b9e8f', 3)),
  'bundle-day': onPhone(circle(46, 45, 16, '#ffffff') + circle(46, 45, 14, '#f2545b') + word('24h', 46, 45, 12, '#ffffff', 20)),
  pregnancy: compose(glyph('pregnant-woman-medium-dark', { x: 29, y: 32, size: 60 }), glyph('red-heart', { x: 50, y: 18, size: 22 })),
} as const satisfies Record<string, Picture>
