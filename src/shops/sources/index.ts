import type { StorefrontId } from '@/shops/rules/choices'
import { providerOfStorefront } from '@/shops/rules/ratings/provider-slug'
import { readHours } from '@/kit/rules/read-hours'
import { assortmentOf, errandRunner, gasProvider, salonOrLaundry } from './providers'
import { fromCatalogue, fromTables, plainOffering, type Source } from './source'
import { readGroceries, readMedicines, readShops } from './tables'

/** The source of each storefront's records and their conversion to offerings. */
export const sources = {
  food: fromCatalogue('food', (dishes) => ({
    groups: [],
    offerings: dishes.map(({ restaurant, restaurantId, whatsapp, hours = '', ...dish }) => ({
      ...plainOffering,
      ...dish,
      provider: restaurant,
      ratedAs: providerOfStorefront('food', restaurant, restaurantId),
      contact: whatsapp,
      hours: readHours(hours),
    })),
  })),
  gas: fromCatalogue('gas', (providers) => assortmentOf('gas', providers.map(gasProvider))),
  laundry: fromCatalogue('laundry', (providers) => assortmentOf('laundry', providers.map(salonOrLaundry))),
  salon: fromCatalogue('salon', (providers) => assortmentOf('salon', providers.map(salonOrLaundry))),
  errands: fromCatalogue('errands', (providers) => assortmentOf('errands', providers.map(errandRunner))),
  groceries: fromTables(['groceries'], readGroceries),
  eShop: fromTables(['shops', 'eshop_products'], readShops),
  chemist: fromTables(['medicines'], readMedicines),
} as const satisfies Record<StorefrontId, Source>
