/** Home tiles, promotions, bundles, university links, empty states and the fallback. */
import { compose, glyph, single } from './compose.ts'
import type { Picture } from './compose.ts'
import { backdrop, cloudOff, coverCard, parcelPicture, portal, postCard, simCard, speechBubble, timetable, umbrellaBeach } from './campus-things.ts'
import { smartphone } from './electronics.ts'
import { cylinder, laundryBasin, matatu, sheet } from './errand-things.ts'
import { shopFront } from './textiles.ts'
import { circle, path, place, stroke, word } from './shapes.ts'

const phone = place(smartphone(), { x: -8, scale: 0.94 })
const bubble = (x: number, y: number, size: number, colour: string) => place(speechBubble(colour), { x: x - 32, y: y - 32, scale: size / 64 })
const onPhone = (art: string): Picture => compose(phone, art)
const article = (colour: string, art: string): Picture => compose(coverCard(colour), art)

export const campusPictures = {
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
  'uni-website': compose(portal('#0b7a75', glyph('school', { x: 32, y: 39, size: 28 }))),
  'uni-portal': compose(portal('#3a6fd6', glyph('identification-card', { x: 32, y: 39, size: 28 }))),
  'uni-library': single('books', { size: 60 }),
  'uni-elearning': compose(glyph('laptop', { x: 32, y: 34, size: 62 }), circle(32, 25, 11, '#ffffff'), path('M28.5 18.5v13l11-6.5Z', '#f2545b')),
  'uni-timetable': compose(timetable()),
  'uni-results': compose(sheet(10, 3, 38, 56), glyph('hundred-points', { x: 44, y: 44, size: 34 })),
  'uni-fees': compose(glyph('receipt', { x: 25, y: 31, size: 54 }), glyph('money-bag', { x: 46, y: 44, size: 34 })),
  'uni-hostels': single('hotel', { size: 60 }),
  'uni-clinic': single('hospital', { size: 60 }),
  'uni-map': compose(glyph('world-map', { x: 32, y: 37, size: 56 }), glyph('round-pushpin', { x: 37, y: 20, size: 38 })),
  'uni-clubs': compose(glyph('performing-arts', { x: 24, y: 24, size: 40 }), glyph('soccer-ball', { x: 46, y: 43, size: 32 }), glyph('artist-palette', { x: 20, y: 48, size: 26 })),
  'uni-email': compose(glyph('e-mail', { x: 32, y: 32, size: 60 })),
  'uni-exams': compose(glyph('memo', { x: 28, y: 32, size: 56 }), glyph('alarm-clock', { x: 49, y: 18, size: 28 })),
  announcement: single('loudspeaker', { size: 60 }),
  event: compose(glyph('spiral-calendar', { x: 28, y: 34, size: 54 }), glyph('party-popper', { x: 47, y: 20, size: 32 })),
  graduation: compose(glyph('woman-medium-dark', { x: 32, y: 38, size: 50 }), glyph('graduation-cap', { x: 32, y: 17, size: 46 })),
  'empty-cart': compose(backdrop('#d3ece9'), glyph('shopping-cart', { x: 34, y: 37, size: 48 }), glyph('zzz', { x: 47, y: 14, size: 22 })),
  'empty-search': compose(backdrop('#ffe9b8'), glyph('magnifying-glass-tilted-left', { x: 33, y: 34, size: 48 }), word('?', 27, 28, 18, '#ffffff', 9)),
  'empty-orders': compose(backdrop('#d3ece9'), glyph('receipt', { x: 29, y: 34, size: 46 }), glyph('hourglass-not-done', { x: 47, y: 44, size: 28 })),
  'empty-listings': compose(backdrop('#ffd9d3'), glyph('open-file-folder', { x: 32, y: 38, size: 46 }), glyph('label', { x: 42, y: 22, size: 28 })),
  'empty-gossip': compose(backdrop('#ffd9e6'), bubble(29, 27, 46, '#ff6b8b'), circle(19, 25, 3, '#fff'), circle(29, 25, 3, '#fff'), circle(39, 25, 3, '#fff'), glyph('zipper-mouth-face', { x: 41, y: 42, size: 32 })),
  'empty-photos': compose(backdrop('#d6e4fb'), glyph('framed-picture', { x: 29, y: 31, size: 42 }), glyph('camera', { x: 43, y: 44, size: 32 })),
  offline: compose(backdrop('#dbe4ea'), cloudOff()),
  'not-found': compose(umbrellaBeach(), word('404', 32, 13, 22, '#f2545b', 42)),
  'coming-soon': compose(backdrop('#ffe9b8'), glyph('construction', { x: 29, y: 40, size: 44 }), glyph('rocket', { x: 44, y: 21, size: 34 })),
  error: compose(backdrop('#ffd9d3'), glyph('warning', { x: 30, y: 30, size: 44 }), glyph('wrench', { x: 46, y: 45, size: 30 })),
  'sign-in': compose(backdrop('#d3ece9'), glyph('locked', { x: 27, y: 30, size: 44 }), glyph('key', { x: 46, y: 43, size: 32 })),
  'install-app': compose(place(smartphone('#2d2a4a', '#0b9e8f'), { scale: 0.98 }), circle(32, 30, 12, '#ffffff'), stroke('M32 23v13M26.5 31l5.5 5.5 5.5-5.5', '#0b7a75', 3.6)),
  'update-ready': compose(place(smartphone('#2d2a4a', '#ffd98a'), { x: -6, scale: 0.96 }), glyph('sparkles', { x: 46, y: 22, size: 30 }), glyph('check-mark-button', { x: 47, y: 47, size: 26 })),
  notifications: single('bell', { size: 58 }),
  'article-cycle': article('#f2739c', glyph('calendar', { x: 33, y: 33, size: 30, swap: { '#0084ce': '#d6336c' } }) + glyph('hibiscus', { x: 45, y: 47, size: 22 })),
  'article-nutrition': article('#7fc25a', glyph('avocado', { x: 28, y: 29, size: 26 }) + glyph('banana', { x: 42, y: 36, size: 26 }) + glyph('leafy-green', { x: 30, y: 45, size: 22 })),
  'article-fertility': article('#b18cf0', glyph('lotus', { x: 34, y: 31, size: 32 }) + glyph('baby-medium-dark', { x: 35, y: 47, size: 20 })),
  'article-pms': article('#ffb86b', glyph('hot-beverage', { x: 33, y: 31, size: 30 }) + glyph('chocolate-bar', { x: 43, y: 47, size: 22 })),
  'article-exercise': article('#5fc4bb', glyph('woman-in-lotus-position-medium-dark', { x: 35, y: 35, size: 38 })),
  pregnancy: compose(glyph('pregnant-woman-medium-dark', { x: 29, y: 32, size: 60 }), glyph('red-heart', { x: 50, y: 18, size: 22 })),
  roommates: compose(postCard(), glyph('woman-medium-dark', { x: 22, y: 32, size: 32 }), glyph('woman-curly-hair-medium-dark', { x: 43, y: 32, size: 32 })),
  fallback: compose(backdrop('#d3ece9'), parcelPicture()),
} as const satisfies Record<string, Picture>
