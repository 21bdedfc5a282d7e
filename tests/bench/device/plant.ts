import type { Page } from '@playwright/test'
import { dayFromNow, plantDays } from '../../e2e/cycle-log.ts'
import { plantRecords } from '../../e2e/indexed-records.ts'

/** The most that a phone comes to store: its windows trim what exceeds them, and the health log does not end. */
export const full = { groceries: 2_000, items: 600, posts: 600, days: 3_652 } as const
/** Few rows, for comparison. */
export const few = { groceries: 50, items: 50, posts: 50, days: 84 } as const

const things = [
  'Phone charger',
  'Study desk',
  'Laptop bag',
  'Rice cooker',
  'Calculator',
  'Engineering textbook',
  'Football boots',
  'Curtains',
  'Gas cylinder',
  'Mattress',
]
const makers = ['Safi', 'Pwani', 'Nyali', 'Kilindini', 'Tudor', 'Likoni', 'Bamburi']
const stories = [
  'The library opens all night before the exams, and the mess sells chapati at the door.',
  'Who left a scientific calculator in LH 4?',
  'Somebody tell the lecturer of the eight o’clock class that buses from Likoni do not run at six. We are all late, every week, and the register does not forgive.',
  'Smokie pasua at gate B is forty bob now.',
]

const uuid = (kind: number, n: number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`
const month = 30 * 86_400_000
const ago = (n: number) => new Date(Date.now() - month - n * 60_000).toISOString()
const nth = <Value>(values: readonly Value[], n: number) => values[n % values.length]

const foods = [
  'Tomatoes',
  'Onions',
  'Maize Flour',
  'Sugar',
  'Milk',
  'Eggs',
  'Chicken',
  'Rice',
  'Beans',
  'Cooking Oil',
  'Bread',
  'Soap Bar',
  'Shampoo',
  'Exercise Book',
  'Pens',
  'Charger',
]
const sounds = [
  'ka',
  'mo',
  'ri',
  'tu',
  'la',
  'ngo',
  'wa',
  'che',
  'ni',
  'bu',
  'sha',
  'ke',
  'pe',
  'zi',
  'do',
  'mba',
  'so',
  'ya',
  'fu',
  're',
]
/** Invented, so that the words vary as those of a large shop do. */
const brand = (n: number) =>
  `${nth(sounds, n)}${nth(sounds, Math.floor(n / 20))}${nth(sounds, n * 7 + Math.floor(n / 400))}`
const groceryOf = (n: number) => ({
  id: uuid(4, n),
  rev: 1,
  created_at: ago(n),
  name: `${brand(n)} ${nth(foods, n)} (${(n % 9) + 1} kg)`,
  description: `Fresh ${nth(foods, n * 3)} and ${brand(n * 13)} from the market, brought to your door before noon.`,
  price: 50 + (n % 400),
  category: 'produce',
  image_url: null,
  store_name: `${brand(n % 60)} Duka, ${brand(n % 25)}`,
  whatsapp: '+254700000001',
})

const itemOf = (n: number) => ({
  id: uuid(1, n),
  rev: 1,
  created_at: ago(n),
  title: `${nth(makers, n)} ${nth(things, n * 3)} ${n}`,
  description: `Bought last year, used for one semester${', kept with care'.repeat(n % 5)}. Pick it up at the gate.`,
  price: 200 + ((n * 37) % 9000),
  original_price: n % 4 === 0 ? 12_000 : null,
  category: nth(['electronics', 'clothing', 'books', 'furniture', 'sports', 'other'], n),
  condition: nth(['new', 'like-new', 'excellent', 'good', 'fair', 'used'], n),
  status: n % 20 === 0 ? 'sold' : 'available',
  location: 'Tudor, Mombasa',
  seller_name: 'Amina J.',
  image_url: `/pictures/market.svg#${nth(['laptop', 'desk', 'phone'], n)}`,
  user_id: null,
})
const photoOf = (n: number) => ({
  id: uuid(2, n),
  rev: 1,
  created_at: ago(n),
  item_id: uuid(1, n),
  image_url: '/pictures/campus.svg#fallback',
  position: 1,
})
const postOf = (n: number) => ({
  id: uuid(3, n),
  rev: 1,
  created_at: ago(n),
  content: `${nth(stories, n)} (${n})`,
  category: n % 3 === 0 ? 'love' : 'trending',
  likes_count: n % 40,
  image_url: n % 9 === 0 ? '/pictures/campus.svg#fallback' : null,
})
const listOf = <Row>(length: number, make: (n: number) => Row) => Array.from({ length }, (_, n) => make(n))

/** Replaces all rows of a table on the phone. */
const replace = (page: Page, table: string, rows: readonly object[]): Promise<void> =>
  plantRecords(page, { database: 'comrade', store: table, replaces: true }, rows)

/** Replaces the phone's rows by this many generated ones. */
export const plantLists = async (
  page: Page,
  { groceries, items, posts }: Readonly<Record<'groceries' | 'items' | 'posts', number>>,
): Promise<void> => {
  await replace(page, 'groceries', listOf(groceries, groceryOf))
  await replace(page, 'items', listOf(items, itemOf))
  await replace(page, 'item_photos', listOf(Math.floor(items / 2), photoOf))
  await replace(page, 'gossip_posts', listOf(posts, postOf))
}

/** Writes a log entry for every day, with a period of five days every four weeks. */
export const plantLog = (page: Page, userId: string, days: number): Promise<void> =>
  plantDays(
    page,
    userId,
    listOf(days, (n) => {
      const inCycle = (days - n) % 28
      const day = {
        date: dayFromNow(n - days + 1),
        symptoms: n % 2 === 0 ? ['cramps', 'headache'] : ['fatigue'],
        notes: `Slept ${6 + (n % 3)} hours, walked to campus.`,
      }
      return { ...day, flow: inCycle < 5 ? (inCycle === 0 ? 'heavy' : 'medium') : null }
    }),
  )
