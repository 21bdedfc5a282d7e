import { healthTiles, serviceTiles } from '@/domain/home/service-tiles'

type TileText = { readonly title: string; readonly description: string }

const serviceTexts = {
  '/food-delivery': { title: 'Food Delivery', description: 'Hot meals from kitchens around campus' },
  '/gas-delivery': { title: 'Gas Delivery', description: 'Refills and new cylinders, brought and fitted' },
  '/laundry-services': { title: 'Laundry Services', description: 'Washing by kilo, piece or month' },
  '/salon-beauty': { title: 'Salon & Beauty', description: 'Braids, cuts, nails and make-up' },
  '/roommate-finder': { title: 'Roommate Finder', description: 'Someone to share the rent with' },
  '/rental-booking': { title: 'Rental Booking', description: 'Bedsitters, hostels and flats near campus' },
  '/marketplace': { title: 'Marketplace', description: 'Buy and sell among students' },
  '/chemist': { title: 'Chemist', description: 'Medicines, health checks and emergency numbers' },
  '/my-university': { title: 'My University', description: 'News, events, services and portals' },
  '/tum-gossip': { title: 'TUM Gossip', description: 'What campus whispers, without names' },
  '/transport-services': { title: 'Transport Services', description: 'Boda Boda and Tuk Tuk rides' },
  '/e-shop': { title: 'E-Shop', description: 'Cooking oils, sugar, flour' },
  '/errand-services': { title: 'Errand Services', description: 'Post office, HELB, cyber and the queue you skip' },
  '/service-providers': { title: 'Get Cheap Services', description: 'Mama fua, fundis, Wi-Fi, photos and more' },
} as const satisfies Record<(typeof serviceTiles)[number]['link'], TileText>

const healthTexts = {
  '/bloom-period-tracker': { title: 'Cycle Tracker', description: 'Log, predict and understand your cycle. It never leaves your phone.' },
  '/period-tracker': { title: 'Period & Pregnancy', description: 'A calendar, your history and, if you wish, pregnancy mode.' },
} as const satisfies Record<(typeof healthTiles)[number]['link'], TileText>

/** The tiles as the home screen shows them, in order. */
export const shownServices = serviceTiles.map((tile) => ({ ...tile, ...serviceTexts[tile.link] }))
export const shownHealth = healthTiles.map((tile) => ({ ...tile, ...healthTexts[tile.link] }))
