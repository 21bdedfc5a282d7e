/** University links, articles, empty states and the fallback. */
import { compose, glyph, single } from './compose.ts'
import type { Picture } from './compose.ts'
import { backdrop, bubble, cloudOff, coverCard, parcelPicture, portal, postCard, timetable, umbrellaBeach } from './campus-things.ts'
import { smartphone } from './electronics.ts'
import { sheet } from './errand-things.ts'
import { circle, path, place, stroke, word } from './shapes.ts'

const article = (colour: string, art: string): Picture => compose(coverCard(colour), art)

export const campusPictures = {
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
  'not-found': compose(umbrellaBeach()),
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
  roommates: compose(postCard(), glyph('woman-medium-dark', { x: 22, y: 32, size: 32 }), glyph('woman-curly-hair-medium-dark', { x: 43, y: 32, size: 32 })),
  fallback: compose(backdrop('#d3ece9'), parcelPicture()),
} as const satisfies Record<string, Picture>
