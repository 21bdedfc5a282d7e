import type { ScreenTitle } from '@/kit/rules/campus'
import * as titles from '#words/kit/screen-titles'
import * as messages from '#words/app/home/service-tiles'
import { screens, type ScreenId, type Tile } from '@/screens'

type TileText = { readonly title: ScreenTitle; readonly description: string }
type TileId = { [Id in ScreenId]: (typeof screens)[Id] extends { readonly tile: Tile } ? Id : never }[ScreenId]

const texts = {
  foodDelivery: { title: titles.foodDelivery, description: messages.foodDeliveryText },
  gasDelivery: { title: titles.gasDelivery, description: messages.gasDeliveryText },
  laundryServices: { title: titles.laundryServices, description: messages.laundryServicesText },
  salonBeauty: { title: titles.salonBeauty, description: messages.salonBeautyText },
  roommateFinder: { title: titles.roommateFinder, description: messages.roommateFinderText },
  rentalBooking: { title: messages.rentalBooking, description: messages.rentalBookingText },
  marketplace: { title: titles.marketplace, description: messages.marketplaceText },
  chemist: { title: titles.chemist, description: messages.chemistText },
  myUniversity: { title: titles.myUniversity, description: messages.myUniversityText },
  gossip: { title: titles.gossip, description: messages.gossipText },
  transportServices: { title: titles.transportServices, description: messages.transportServicesText },
  eShop: { title: titles.eShop, description: messages.eShopText },
  errandServices: { title: titles.errandServices, description: messages.errandServicesText },
  serviceProviders: { title: titles.cheapServices, description: messages.cheapServicesText },
  cycleTracker: { title: titles.cycleTracker, description: messages.cycleTrackerText },
  periodTracker: { title: messages.periodAndPregnancy, description: messages.periodAndPregnancyText },
} as const satisfies Readonly<Record<TileId, TileText>>

const isTileId = (id: string): id is TileId => id in texts

/** A tile of the home screen, with its texts. */
export type ShownTile = Tile & TileText & { readonly id: TileId; readonly link: (typeof screens)[TileId]['path'] }

const shown = Object.keys(screens)
  .filter(isTileId)
  .map((id): ShownTile => ({ id, link: screens[id].path, ...screens[id].tile, ...texts[id] }))

/** The tiles as the home screen shows them, in order. */
export const shownServices = shown.filter(({ section }) => section === 'services')
export const shownHealth = shown.filter(({ section }) => section === 'health')
