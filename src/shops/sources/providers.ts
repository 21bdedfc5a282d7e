import type { CatalogueItem } from '@/store/catalogue-schemas'
import { providerOfEntry } from '@/shops/rules/ratings/provider-slug'
import type { Assortment, OfferingGroup } from '@/shops/rules/offering'
import { readHours } from '@/kit/rules/read-hours'
import { deliversInText, providerTimeText } from '@/cart/words/provider-time'
import { freeDelivery } from '#words/shops/storefront-page'
import { plainOffering } from './source'

type Offered = CatalogueItem<'gas'>['products'][number]

/** The common shape of the providers of all catalogues. */
type Provider = Pick<OfferingGroup, 'id' | 'name' | 'rating' | 'facts' | 'badge' | 'category'> & {
  readonly contact: string
  readonly hours?: string | undefined
  readonly offered: readonly Offered[]
}

/** Converts providers to groups and what they sell to offerings. */
export const assortmentOf = (
  storefront: Parameters<typeof providerOfEntry>[0],
  providers: readonly Provider[],
): Assortment => {
  const withHours = providers.map((provider) => ({ ...provider, open: readHours(provider.hours ?? '') }))
  return {
    groups: withHours.map(({ id, name, rating, facts, badge, category, hours, open }) => ({
      id,
      name,
      rating,
      ratedAs: providerOfEntry(storefront, id),
      facts: [...facts, hours].filter((fact) => fact !== undefined),
      badge,
      category,
      hours: open,
      description: '',
      image: null,
    })),
    offerings: withHours.flatMap(({ id, name, contact, category, offered, open }) =>
      offered.map((item) => ({
        ...plainOffering,
        ...item,
        category,
        group: id,
        provider: name,
        ratedAs: providerOfEntry(storefront, id),
        contact,
        hours: open,
      })),
    ),
  }
}

export const gasProvider = (provider: CatalogueItem<'gas'>): Provider => ({
  ...provider,
  facts: [deliversInText(provider.deliveryTime)],
  badge: provider.freeDelivery ? freeDelivery : null,
  category: '',
  contact: provider.whatsapp,
  offered: provider.products,
})

export const salonOrLaundry = (provider: CatalogueItem<'laundry'> | CatalogueItem<'salon'>): Provider => ({
  ...provider,
  facts: [provider.location],
  badge: null,
  category: '',
  contact: provider.whatsapp,
  offered: provider.services,
})

export const errandRunner = (provider: CatalogueItem<'errands'>): Provider => ({
  ...provider,
  facts: [providerTimeText(provider.deliveryTime), provider.location],
  badge: null,
  category: provider.tab,
  contact: provider.phone,
  offered: provider.services,
})
