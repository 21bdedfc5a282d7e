import { healthTiles, serviceTiles } from '@/app/home/rules/service-tiles'
import type { ScreenTitle } from '@/campus/rules/campus'
import * as titles from '#words/app/shell/screen-titles'
import * as messages from '#words/app/home/service-tiles'

type TileText = { readonly title: ScreenTitle; readonly description: string }

const serviceTexts = {
  '/food-delivery': { title: titles.foodDelivery, description: messages.foodDeliveryText },
  '/gas-delivery': { title: titles.gasDelivery, description: messages.gasDeliveryText },
  '/laundry-services': { title: titles.laundryServices, description: messages.laundryServicesText },
  '/salon-beauty': { title: titles.salonBeauty, description: messages.salonBeautyText },
  '/roommate-finder': { title: titles.roommateFinder, description: messages.roommateFinderText },
  '/rental-booking': { title: messages.rentalBooking, description: messages.rentalBookingText },
  '/marketplace': { title: titles.marketplace, description: messages.marketplaceText },
  '/chemist': { title: titles.chemist, description: messages.chemistText },
  '/my-university': { title: titles.myUniversity, description: messages.myUniversityText },
  '/tum-gossip': { title: titles.gossip, description: messages.gossipText },
  '/transport-services': { title: titles.transportServices, description: messages.transportServicesText },
  '/e-shop': { title: titles.eShop, description: messages.eShopText },
  '/errand-services': { title: titles.errandServices, description: messages.errandServicesText },
  '/service-providers': { title: titles.cheapServices, description: messages.cheapServicesText },
} as const satisfies Record<(typeof serviceTiles)[number]['link'], TileText>

const healthTexts = {
  '/bloom-period-tracker': { title: titles.cycleTracker, description: messages.cycleTrackerText },
  '/period-tracker': { title: messages.periodAndPregnancy, description: messages.periodAndPregnancyText },
} as const satisfies Record<(typeof healthTiles)[number]['link'], TileText>

/** The tiles as the home screen shows them, in order. */
export const shownServices = serviceTiles.map((tile) => ({ ...tile, ...serviceTexts[tile.link] }))
export const shownHealth = healthTiles.map((tile) => ({ ...tile, ...healthTexts[tile.link] }))
